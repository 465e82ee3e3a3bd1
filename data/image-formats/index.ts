import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const imageFormats = dataSet({
  title: 'Image formats',
  day: '2026-11-27',
  sources: [
    {
      title: 'Image file type and format guide (MDN)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types',
    },
    {
      title: 'Using HEIF or HEVC media on Apple devices (Apple)',
      url: 'https://support.apple.com/en-us/116944',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+$/ }),
    format: text({ label: 'Format' }),
    goodFor: text({ label: 'Good for' }),
    opens: text({ label: 'Opens in' }),
    transparency: text({ label: 'Transparency' }),
    depth: text({ label: 'Color depth' }),
  },
});

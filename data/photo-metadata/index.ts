import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const photoMetadata = dataSet({
  title: 'What a photo file says about itself',
  day: '2026-11-21',
  sources: [
    {
      title: 'IPTC Photo Metadata Standard',
      url: 'https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata',
    },
    { title: 'EXIF tags (ExifTool)', url: 'https://exiftool.org/TagNames/EXIF.html' },
    { title: 'XMP tags (ExifTool)', url: 'https://exiftool.org/TagNames/XMP.html' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
    field: text({ label: 'Field' }),
    tag: text({ label: 'Tag', code: true }),
    standard: text({ label: 'Standard', choices: ['Exif', 'IPTC in XMP', 'XMP', 'none'] }),
    setBy: text({ label: 'Set by', choices: ['camera', 'you', 'software'] }),
    survivesExport: text({
      label: 'In an exported copy',
      choices: ['yes', 'if you choose it', 'applied to the pixels', 'no'],
    }),
    privacy: text({ label: 'Says about you', none: true }),
  },
});

import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const musicTags = dataSet({
  title: 'Music tags in three formats',
  day: '2026-11-21',
  sources: [
    { title: 'TagLib, property mapping', url: 'https://taglib.org/api/p_propertymapping.html' },
    { title: 'Mp3tag, tag field mappings', url: 'https://docs.mp3tag.de/mapping/' },
    {
      title: 'MusicBrainz Picard, tag mapping',
      url: 'https://picard-docs.musicbrainz.org/en/appendices/tag_mapping.html',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
    field: text({ label: 'Field' }),
    vorbisComment: text({ label: 'FLAC, Opus, Ogg', code: true }),
    id3v2: text({ label: 'MP3 (ID3v2.4)', code: true }),
    mp4: text({ label: 'M4A (MP4)', code: true, none: true }),
    rule: text({ label: 'Rule' }),
  },
});

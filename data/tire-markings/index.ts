import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const tireMarkings = dataSet({
  title: 'Markings on the sidewall of a car tire',
  day: '2026-11-21',
  sources: [
    {
      title: 'UN Regulation No. 30, tires for passenger cars and their trailers (UNECE)',
      url: 'https://unece.org/transport/vehicle-regulations-wp29/standards/addenda-1958-agreement-regulations-21-40',
    },
    {
      title: '49 CFR 574.5, tire identification requirements (eCFR)',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-574/section-574.5',
    },
    {
      title: '49 CFR 575.104, uniform tire quality grading standards (eCFR)',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-575/subpart-B/section-575.104',
    },
  ],
  id: 'id',
  columns: {
    part: text({ label: 'Part of the code' }),
    example: text({ label: 'Example', code: true }),
    meaning: text({ label: 'What it tells' }),
    id: text({ label: 'Id', code: true }),
  },
});

import { dataSet, list, rows, text } from '../../plugins/tables/node/index.ts';

export const acronyms = dataSet({
  title: 'Acronyms',
  day: '2026-11-21',
  sources: [
    {
      title: 'V.E.R.A., Virtual Entity of Relevant Acronyms (used to check)',
      url: 'https://packages.debian.org/stable/dict-vera',
    },
    {
      title: 'FOLDOC, Free On-line Dictionary of Computing (used to check)',
      url: 'https://foldoc.org/',
    },
    {
      title: 'wtf, the dictionary of acronyms in bsdgames (used to check)',
      url: 'https://packages.debian.org/stable/bsdgames',
    },
    {
      title: 'Abbreviations list (RFC Editor)',
      url: 'https://www.rfc-editor.org/materials/abbrev.expansion.txt',
    },
    {
      title: 'Incoterms rules (International Chamber of Commerce)',
      url: 'https://iccwbo.org/business-solutions/incoterms-rules/',
    },
    {
      title: 'The International System of Units (BIPM)',
      url: 'https://www.bipm.org/en/publications/si-brochure',
    },
    {
      title: 'ISO 4217, currency codes',
      url: 'https://www.iso.org/iso-4217-currency-codes.html',
    },
    {
      title: 'Glossary of investing terms (US Securities and Exchange Commission)',
      url: 'https://www.investor.gov/introduction-investing/investing-basics/glossary',
    },
  ],
  id: 'id',
  columns: {
    acronym: text({ label: 'Acronym', pattern: /\S/ }),
    expansion: text({ label: 'Stands for' }),
    field: text({
      label: 'Field',
      choices: [
        'Internet and web',
        'Software, data and security',
        'Hardware and media',
        'Chat and texting',
        'Work chat and meetings',
        'Business',
        'Finance and money',
        'Travel',
        'Shipping and trade',
        'Measurement and time',
        'Writing and Latin',
      ],
    }),
    meaning: text({ label: 'Meaning' }),
    ambiguousWith: rows({ label: 'Other rows', none: true }),
    // Readings from fields that the set does not have, each with its field.
    otherReadings: list({ label: 'Elsewhere', none: true }),
    seeAlso: rows({ label: 'See also', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});

import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const languageTests = dataSet({
  title: 'Language tests',
  day: '2026-11-27',
  // Each test's own site is in its row.
  sources: [
    {
      title: 'CEFR levels (Council of Europe)',
      url: 'https://www.coe.int/en/web/common-european-framework-reference-languages/level-descriptions',
    },
    {
      title: 'TOEFL iBT score scale update (ETS)',
      url: 'https://www.es.ets.org/india/toefl/institutions/ibt/score-scale-update.html',
    },
    {
      title: 'CEFR level on JLPT score reports (JLPT)',
      url: 'https://www.jlpt.jp/e/cefrlevel/cefrnews.html',
    },
    {
      title: 'SIELE, with its validity of five years (University of León)',
      url: 'https://spanish.unileon.es/en/siele.htm',
    },
    {
      title: 'Celpe-Bras, frequent questions (Inep)',
      url: 'https://www.gov.br/inep/pt-br/acesso-a-informacao/perguntas-frequentes/celpe-bras',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    test: text({ label: 'Test' }),
    language: text({ label: 'Language' }),
    levels: text({ label: 'Levels or scores' }),
    cefr: text({ label: 'CEFR', none: true }),
    valid: text({ label: 'Valid for' }),
    official: link({ label: 'Official site' }),
  },
});

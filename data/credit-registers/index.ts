import { country, dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

export const creditRegisters = dataSet({
  title: 'Credit registers and free access by country',
  day: '2026-11-26',
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR), articles 12, 15 and 16',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      title: 'Central Credit Register, questions of borrowers (Central Bank of Ireland)',
      url: 'https://www.centralcreditregister.ie/borrower-area/faq',
    },
    {
      title: 'Registration as a defaulter (Data Protection Authority, Belgium)',
      url: 'https://www.autoriteprotectiondonnees.be/enregistrement-comme-mauvais-payeur',
    },
    {
      title: 'Credit summary, frequently asked questions (BKR, Netherlands)',
      url: 'https://www.bkr.nl/veelgestelde-vragen/frequently-asked-questions-en/what-can-i-do-if-there-is-an-error-on-my-credit-summary/',
    },
    {
      title: 'Discharge of debts, deletion after six months (SCHUFA, Germany)',
      url: 'https://www.schufa.de/themenportal/faq-verkuerzte-loeschfristen-restschuldbefreiung/',
    },
    {
      title: 'Consumer Credit Act 1974, sections 158 and 159 (United Kingdom)',
      url: 'https://www.legislation.gov.uk/ukpga/1974/39',
    },
    {
      title: 'Privacy Act 1988, part IIIA (Australia)',
      url: 'https://www.legislation.gov.au/C2004A03712/latest/text',
    },
    {
      title: 'Credit Reporting Privacy Code 2020 (New Zealand)',
      url: 'https://privacy.org.nz/privacy-act-2020/codes-of-practice/crpc2020',
    },
    {
      title: 'Consumer rights and complaints (Equifax Canada)',
      url: 'https://www.consumer.equifax.ca/personal/consumer-rights-complaints',
    },
    {
      title: 'Credit Data Smart, questions (Hong Kong Association of Banks)',
      url: 'https://www.hkab.org.hk/en/industry-infra/mcra-faqs',
    },
    {
      title: 'Personal credit report, content (Joint Credit Information Center, Taiwan)',
      url: 'https://www.jcic.org.tw/main_en/docDetail.aspx?uid=469&pid=394&docid=154',
    },
    {
      title: 'Deletion after 18 months since 2025 (Schuldnerberatung Hamburg, quoting SCHUFA)',
      url: 'https://soziale-schuldnerberatung-hamburg.de/2024/schufa-verkuerzung-der-speicherfrist-auf-18-monate-bei-einmaligen-zahlungsstoerungen-moeglich',
    },
    {
      title: 'National Credit Regulations, 17, retention periods (South Africa)',
      url: 'https://www.acts.co.za/national-credit-act-2005/r489_17__retention_periods_for_credit_bureau_information',
    },
    {
      title: 'National Credit Act 2005, section 72 (South Africa)',
      url: 'https://www.acts.co.za/national-credit-act-2005/72__right_to_access_and_challenge_credit_records_and_information',
    },
  ],
  id: 'id',
  columns: {
    country: country({ label: 'Country' }),
    register: text({ label: 'Register' }),
    kind: text({ label: 'Run by', choices: ['public', 'private', 'foundation'] }),
    free: text({ label: 'Free for you' }),
    law: text({ label: 'Law', unknown: true }),
    content: text({ label: 'Holds', unknown: true }),
    keeps: text({ label: 'Keeps', unknown: true }),
    dispute: text({ label: 'Dispute', unknown: true }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year', unknown: true }),
    id: text({ label: 'Id', code: true }),
  },
});

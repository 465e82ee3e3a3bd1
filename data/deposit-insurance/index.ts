import {
  country,
  dataSet,
  date,
  link,
  number,
  text,
  yesNo,
} from '../../plugins/tables/node/index.ts';

export const depositInsurance = dataSet({
  title: 'Deposit insurance by country',
  day: '2026-11-27',
  // Limits, foreign currency, and joint accounts: each scheme's own page or rule. EU rows: the
  // directive, which sets 100,000 EUR, or as much in the country's currency, for every member state.
  // Sweden, Turkey, Brazil, Indonesia, Singapore, Taiwan, India, Mexico, and Korea: reports of the
  // scheme's announcement, or of the law. A blank means that nothing was found, not "no".
  sources: [
    {
      title: 'Directive 2014/49/EU, deposit guarantee schemes, articles 6 to 8',
      url: 'https://eur-lex.europa.eu/eli/dir/2014/49/oj',
    },
    {
      title: 'Deposit limit protection increase (Financial Services Compensation Scheme)',
      url: 'https://www.fscs.org.uk/what-we-cover/banks-building-societies-credit-unions/deposit-limit-increase',
    },
    {
      title: 'Deposit insurance (Federal Deposit Insurance Corporation)',
      url: 'https://www.fdic.gov/resources/deposit-insurance',
    },
    {
      title: 'How deposit insurance works (Canada Deposit Insurance Corporation)',
      url: 'https://cdic.ca/your-coverage/changes-to-cdic-deposit-protection',
    },
    {
      title: 'Financial Claims Scheme (APRA)',
      url: 'https://apra.gov.au/financial-claims-scheme-banks-building-societies-and-credit-unions',
    },
    {
      title: 'Depositor Compensation Scheme now in effect (Reserve Bank of New Zealand, Live News)',
      url: 'https://livenews.co.nz/2025/07/01/economy-depositor-compensation-scheme-now-in-effect-reserve-bank',
    },
    {
      title: 'How much is covered (Norwegian Banks’ Guarantee Fund)',
      url: 'https://www.bankenessikringsfond.no/how-much/category953.html',
    },
    {
      title: 'Swedish limit of 1,150,000 SEK from 2026 (Realtid)',
      url: 'https://www.realtid.se/spara-placera/insattningsgarantin-hojs-har-ar-nya-gransen/',
    },
    {
      title:
        'Brazil pays within three working days of the list of creditors (Planalto em Pauta, 2026)',
      url: 'https://planaltoempauta.com.br/fgc-fixa-prazo-de-3-dias-para-ressarcimento-mas-nao-inclui-master',
    },
    { title: 'Deposit insurance (esisuisse)', url: 'https://esisuisse.ch/en' },
    {
      title: 'Swiss joint accounts from 2023 (Crédit Agricole next bank)',
      url: 'https://www.ca-nextbank.ch/en/legal-notices/deposit-guarantee',
    },
    {
      title: 'Joint accounts, illustrative cases (PDIC, Philippines)',
      url: 'https://www.pdic.gov.ph/dc_howtofileclaims_j?nid1=6',
    },
    {
      title: 'CODI and foreign-currency accounts (Nedbank)',
      url: 'https://personal.nedbank.co.za/insure/codi-what-it-is-and-what-you-need-to-know.html',
    },
    {
      title: 'Level of protection (Hong Kong Deposit Protection Board)',
      url: 'https://dps.org.hk/en/faq_partd.html',
    },
    {
      title: 'Scope of coverage (Singapore Deposit Insurance Corporation)',
      url: 'https://sdic.org.sg/di_scope_of_coverage/',
    },
    {
      title: 'Singapore’s limit of 100,000 SGD from April 2024 (Smart Towkay)',
      url: 'https://smart-towkay.com/blog/view/419-all-you-need-to-know-about-singapore-deposit-insurance-corporation-sdic-wef-1st-april-2024',
    },
    {
      title: 'Banks, reimbursement of deposits (Financial Services Agency, Japan)',
      url: 'https://www.fsa.go.jp/en/faq/banks/banks_c.html',
    },
    {
      title: 'Korean limit of 100 million KRW from September 2025 (Kim & Chang)',
      url: 'https://www.kimchang.com/en/insights/detail.kc?idx=32722&sch_section=4',
    },
    {
      title: 'Deposit Insurance Act amended, Taiwan (Lee and Li)',
      url: 'https://www.taiwanlaw.com/file/events/IFLR%20Country%20Correspondent%20201101.html',
    },
    {
      title: 'Deposit Insurance and Credit Guarantee Corporation (StudyIQ)',
      url: 'https://studyiq.com/articles/deposit-insurance-and-credit-guarantee-corporation-dicgc',
    },
    { title: 'IPAB, 400,000 UDI per person and bank (iKiwi)', url: 'https://ikiwi.com.mx/ipab' },
    {
      title: 'How the FGC protects deposits, February 2026 (Estado de Minas)',
      url: 'https://www.em.com.br/economia/2026/02/7357418-o-que-e-o-fgc-entenda-como-o-fundo-protege-seu-dinheiro-no-banco.html',
    },
    {
      title: 'Frequently asked questions (PIDM, Malaysia)',
      url: 'https://www.pidm.gov.my/DIS-FAQs',
    },
    {
      title: 'Maximum deposit insurance coverage (PDIC, Philippines)',
      url: 'https://www.pdic.gov.ph/MDIC',
    },
    {
      title: 'Coverage limit (Deposit Protection Agency, Thailand)',
      url: 'https://www.dpa.or.th/en/articles/view/protection-limit',
    },
    {
      title: 'The Indonesian deposit guarantee (VOI)',
      url: 'https://voi.id/fr/amp/248743',
    },
    {
      title: 'CODI, frequently asked questions (South African Reserve Bank)',
      url: 'https://www.resbank.co.za/en/home/what-we-do/Deposit-insurance/CODI-Frequently-Asked-Questions',
    },
    {
      title: 'Turkish limit of 1.2 million TRY from 2026 (Dünya)',
      url: 'https://www.dunya.com/ekonomi/tmsf-mevduat-sigortasi-limitini-artirdi-haberi-807241',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    scheme: text({ label: 'Scheme' }),
    limit: number({ label: 'Limit', integer: true, min: 1 }),
    currency: text({ label: 'Currency', pattern: /^[A-Z]{3}$/ }),
    counted: text({
      label: 'Counted per',
      choices: ['person and bank', 'person, bank, and category', 'person and banking group'],
    }),
    joint: text({
      label: 'Joint account',
      choices: [
        'share counts toward each holder',
        'limit of its own for each holder',
        'limit of its own for the account',
        'one limit, divided',
      ],
      unknown: true,
    }),
    foreign: yesNo({ label: 'Foreign currency', unknown: true }),
    payout: text({ label: 'Payout', unknown: true }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year' }),
  },
});

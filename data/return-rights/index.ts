import { dataSet, date, link, number, text } from '../../plugins/tables/node/index.ts';

export const returnRights = dataSet({
  title: 'Returns and legal guarantees by jurisdiction',
  day: '2026-11-27',
  // Goods that a consumer buys from a business. Each row: the statute or the authority's page named in
  // the row; the reports below confirm the periods. A blank means that nothing was found, not "no".
  sources: [
    {
      title: 'Directive (EU) 2019/771 on the sale of goods, articles 10 and 11',
      url: 'https://eur-lex.europa.eu/eli/dir/2019/771/oj',
    },
    {
      title: 'Directive 2011/83/EU on consumer rights, article 9',
      url: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
    },
    {
      title: 'Legal guarantee for used goods in France (ADC France)',
      url: 'https://adcfrance.fr/commerce-litige-lie-a-la-vente/garantie-legale-de-conformite-et-biens-doccasion',
    },
    {
      title: 'Spain: guarantee and presumption, articles 120 and 121 (Priya Daswani)',
      url: 'https://www.priyadaswaniabogada.com/blog/2976647_garantias-de-productos-2-o-3-anos-el-caos-de-los-plazos',
    },
    {
      title: 'Portugal: guarantee for new, used, and refurbished goods (APCMC)',
      url: 'https://www.apcmc.pt/legislacao/garantia-dos-bens-moveis-sobe-para-3-anos-a-partir-de-1-de-janeiro-2022/',
    },
    {
      title: 'Sweden: two years of reversed proof within three years (Kamera & Bild)',
      url: 'https://www.kamerabild.se/nyheter/enklare-att-reklamera-fel-pa-kameror-mobiler-tjanster/1422965',
    },
    {
      title: 'Norway: changes to the Consumer Purchases Act from 2024 (Tesla Owners Club Norway)',
      url: 'https://tocn.no/2024/01/viktige-endringer-i-forbrukerkjopsloven/',
    },
    {
      title: 'Finland: liability of seller, importer, and producer (KKV)',
      url: 'https://www.kkv.fi/en/consumer-affairs/facts-and-advice-for-businesses/the-consumer-ombudsmans-guidelines/statutory-liability-for-lack-of-conformity-and-guarantee-in-the-sale-of-consumer-goods/',
    },
    {
      title: 'Ireland: Consumer Rights Act 2022 (Beauchamps)',
      url: 'https://beauchamps.ie/index.php/publications/1156',
    },
    { title: 'Faulty products and the guarantee (ch.ch)', url: 'https://www.ch.ch/en/warranty/' },
    {
      title: 'Switzerland: no right of withdrawal online (Jusletter IT)',
      url: 'https://author.weblaw.ch/magnoliaAuthor/jusletter-it/en/issues/2021/27-Mai-2021/online-shopping-with_1862034f3a.html',
    },
    {
      title: 'Quebec: duration of the warranty of good working order (DLA Piper, 2026)',
      url: 'https://www.dlapiper.com/en-us/insights/publications/2026/01/quebec-establishes-duration-of-legal-warranty-of-good-working-order-for-specific-goods',
    },
    {
      title: 'Repair, replace, refund, cancel (ACCC)',
      url: 'https://www.accc.gov.au/business/problem-with-a-product-or-service-you-sold/repair-replace-refund-cancel',
    },
    {
      title: 'Returns and refunds (Consumer NZ)',
      url: 'https://consumer.org.nz/articles/returns-and-refunds',
    },
    {
      title: 'No cooling-off period for mail order in Japan (Meiji University)',
      url: 'https://english-meiji.net/articles/5464',
    },
    {
      title:
        'Withdrawal from online contracts in Korea (Easylaw, Ministry of Government Legislation)',
      url: 'https://m.easylaw.go.kr/MOM/SubCsmOvRetrieve.laf?langCd=700101&csmSeq=1308&ccfNo=3&cciNo=3&cnpClsNo=3',
    },
    {
      title: 'Italy: article 133 of the Consumer Code (Brocardi)',
      url: 'https://www8.brocardi.it/codice-del-consumo/parte-iv/titolo-iii/capo-i/art133.html',
    },
    {
      title: 'Netherlands: conformity, and proof for 12 months (Rechtshulp Westland)',
      url: 'https://rechtshulpwestland.nl/en/encyclopedie/conformiteit-garantie-consument',
    },
    {
      title: 'Poland: presumption extended to two years in 2023 (Bird & Bird)',
      url: 'https://www.twobirds.com/en/disputes-plus/shared/insights/2023/poland/poland-a-revolution-in-handling-consumer-complaints',
    },
    {
      title: 'India: E-Commerce Rules 2020, taking back defective goods (K&S Partners)',
      url: 'https://kandspartners.com/138937',
    },
    {
      title: 'Türkiye: phones and computers keep the right of withdrawal (Amed Times, in Turkish)',
      url: 'https://www.amedtimes.com.tr/ticaret-bakanligindan-mesafeli-satislarda-yeni-duzenleme',
    },
    {
      title: 'Türkiye: Law 6502, proof and limitation (Erdem & Erdem, 2014)',
      url: 'https://erdem-erdem.av.tr/book/newsletter/2014/files/assets/basic-html/page-370.html',
    },
    {
      title: 'South Korea: claims within six months (Erdaxo, in German)',
      url: 'https://ife.erdaxo.de/SuedkoreaSachmangel',
    },
    {
      title: 'China: Consumer Protection Law, articles 23 to 25 (China Law Translate)',
      url: 'https://www.chinalawtranslate.com/consumer-protection-law-including-2013-amendments/?lang=en',
    },
    {
      title: 'Seven-day returns in China (Lee, Tsai & Partners)',
      url: 'https://www.leetsai.com/others/interim-measures-for-the-7-day-unconditional-return-of-goods-purchased-onlinemainland-china',
    },
    {
      title: 'Lemon law and burden of proof in Singapore (Singapore Business Review)',
      url: 'https://sbr.com.sg/retail/news/what-you-need-know-about-singapores-lemon-law',
    },
    {
      title: 'Cancellation of direct sales contracts in Singapore (SingaporeLegalAdvice)',
      url: 'https://singaporelegaladvice.com/law-articles/unfair-sale-practices-cooling-periods-right-cancel-contracts-consumer-protection-fair-trading-act/',
    },
    {
      title: 'Electronic Communications and Transactions Act, section 44 (South Africa)',
      url: 'https://www.acts.co.za/electronic-communications-and-transactions-act-2002/44__cooling_off_period',
    },
    {
      title: 'Businessperson’s guide to federal warranty law (US Federal Trade Commission)',
      url: 'https://www.ftc.gov/business-guidance/resources/businesspersons-guide-federal-warranty-law',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Code', pattern: /^[A-Z]{2}(-[A-Z]{2})?$/, code: true }),
    jurisdiction: text({ label: 'Where' }),
    withdrawal: number({
      label: 'Change of mind',
      unit: 'days',
      integer: true,
      min: 1,
      none: true,
    }),
    withdrawalRule: text({ label: 'Which purchases' }),
    guarantee: text({ label: 'Faulty goods: legal guarantee' }),
    proof: text({ label: 'Fault presumed original for', unknown: true }),
    liable: text({ label: 'Who is liable' }),
    page: link({ label: 'Official source' }),
    asOf: date({ label: 'As of', precision: 'year' }),
  },
});

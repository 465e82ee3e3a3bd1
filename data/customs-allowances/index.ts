import { dataSet, date, link, type RowOf, text } from '../../plugins/data/node/index.ts';

export const customsAllowances = dataSet({
  title: 'Customs allowances of travelers',
  day: '2026-11-21',
  sources: [
    {
      title:
        'Council Directive 2007/74/EC, exemption from VAT and excise duty of goods of travelers',
      url: 'https://eur-lex.europa.eu/eli/dir/2007/74/oj',
    },
    {
      title: 'Thompsons: the allowances of the European Union',
      url: 'https://thompsonstravel.co.za/travel-talk/travel-tips/duty-free-imports',
    },
    {
      title: 'Airport Parking and Hotels: allowances of Great Britain, 2025',
      url: 'https://www.aph.com/community/holidays/much-duty-free-can-i-buy-make-sure-youre-not-breaking-law-bringing-duty-free-allowance/amp',
    },
    {
      title: '19 CFR part 148, personal declarations and exemptions',
      url: 'https://www.ecfr.gov/current/title-19/part-148',
    },
    {
      title: 'Jamaica Gleaner: cash in and out of Great Britain, 2024-04-09',
      url: 'https://www.pressreader.com/jamaica/jamaica-gleaner/20240409/282213720850982',
    },
    {
      title: 'Know Before You Go (CBP, by Paperzz)',
      url: 'https://paperzz.com/doc/7946419/know-before-you-go',
    },
    {
      title: 'CBSA: I declare, a guide for residents returning to Canada',
      url: 'https://www.cbsa-asfc.gc.ca/travel-voyage/ifcrc-rpcrc-eng.html',
    },
    {
      title: 'Argo Customs: personal exemptions of residents of Canada',
      url: 'https://argocustoms.com/faq/what-are-my-personal-exemptions/',
    },
    {
      title: 'Canadian Snowbird Association: alcohol and tobacco into Canada',
      url: 'https://snowbirds.org/downloads/Travel_Information_Guide/HTML/files/assets/seo/page85.html',
    },
    {
      title: 'Glama: check of the Japanese allowances, as of 2026-10-14, after Japan Customs',
      url: 'https://glama.ai/mcp/connectors/io.github.sean0007/free-agent-tools/tools/japan_customs_allowance_check',
    },
    {
      title: 'Japan Customs: duty-free allowance for accompanied personal effects',
      url: 'https://www.customs.go.jp/english/c-answer_e/keitaibetsuso/7104_e.htm',
    },
    {
      title: 'United Daily News: what travelers to Taiwan declare, 2026-02-10 (in Chinese)',
      url: 'https://udn.com/news/story/7243/9322057',
    },
    {
      title: 'Kaohsiung Customs: allowances of inbound passengers',
      url: 'https://web.customs.gov.tw/ekaohsiung/singlehtml/47162cfe8dc340c19aae0fa7758a7db3?cntId=2d0c018d7b1341eca3c9821cdc8018aa',
    },
    {
      title: 'Singapore Customs: duty-free concession and GST relief',
      url: 'https://www.customs.gov.sg/individuals/going-through-customs/arrivals/duty-free-concession-and-gst-relief/',
    },
    {
      title: 'Marina Bay Cruise Centre: customs regulations of Singapore',
      url: 'https://www.mbccs.com.sg/arriving/customs-regulations',
    },
    {
      title: 'Heinemann: allowances of Australia',
      url: 'https://www.heinemann.com.au/en/global/customs-regulations',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z0-9]+)*$/ }),
    destination: text({ label: 'Arriving in' }),
    goods: text({ label: 'Goods' }),
    spirits: text({ label: 'Spirits', none: true }),
    wine: text({ label: 'Wine and beer', none: true }),
    tobacco: text({ label: 'Tobacco', none: true }),
    cash: text({ label: 'Declare cash' }),
    site: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'month', unknown: true }),
  },
});

/** The allowance of one arrival. */
export type CustomsAllowance = RowOf<typeof customsAllowances>;

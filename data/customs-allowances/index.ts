import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const customsAllowances = dataSet({
  title: 'Customs allowances of travelers',
  day: '2026-11-25',
  sources: [
    {
      title:
        'Council Directive 2007/74/EC, exemption from VAT and excise duty of goods of travelers',
      url: 'https://eur-lex.europa.eu/eli/dir/2007/74/oj',
    },
    {
      title: 'Regulation (EU) 2018/1672, controls on cash entering or leaving the Union',
      url: 'https://eur-lex.europa.eu/eli/reg/2018/1672/oj',
    },
    {
      title: 'GOV.UK: bringing goods into the UK for personal use',
      url: 'https://www.gov.uk/bringing-goods-into-uk-personal-use',
    },
    {
      title: 'GOV.UK: take cash in and out of the UK',
      url: 'https://www.gov.uk/bringing-cash-into-uk',
    },
    {
      title: '19 CFR part 148, personal declarations and exemptions',
      url: 'https://www.ecfr.gov/current/title-19/part-148',
    },
    {
      title: '31 CFR 1010.340, reports of transportation of currency',
      url: 'https://www.ecfr.gov/current/title-31/section-1010.340',
    },
    {
      title: 'CBSA: I declare, a guide for residents returning to Canada',
      url: 'https://www.cbsa-asfc.gc.ca/travel-voyage/ifcrc-rpcrc-eng.html',
    },
    {
      title: 'Japan Customs: duty-free allowance for accompanied personal effects',
      url: 'https://www.customs.go.jp/english/c-answer_e/keitaibetsuso/7104_e.htm',
    },
    {
      title: 'Australian Border Force: duty free',
      url: 'https://www.abf.gov.au/entering-and-leaving-australia/duty-free',
    },
    {
      title: 'Department of Home Affairs: changes to Australia’s duty-free tobacco allowance',
      url: 'https://archive.homeaffairs.gov.au/News/Pages/changes-to-australias-duty-free-tobacco-allowance.aspx',
    },
    {
      title: 'New Zealand Customs Service: duty-free shopping',
      url: 'https://www.customs.govt.nz/personal/travel-to-and-from-nz/duty-free-shopping/',
    },
    {
      title: 'Singapore Customs: duty-free concession and GST relief',
      url: 'https://www.customs.gov.sg/individuals/going-through-customs/arrivals/duty-free-concession-and-gst-relief/',
    },
    {
      title: 'Switzerland Tourism: customs regulations, alcohol and tobacco',
      url: 'https://myswitzerland.com/en-us/planning/about-switzerland/general-facts/entry/customs-regulations',
    },
    {
      title: 'Federal Office for Customs and Border Security, Switzerland',
      url: 'https://www.bazg.admin.ch/',
    },
    {
      title: 'Korea Customs Service',
      url: 'https://www.customs.go.kr/english/main.do',
    },
    {
      title:
        'Korea Herald: 800 USD of goods, and 2 liters of alcohol worth up to 400 USD, 2022-08-05',
      url: 'https://www.koreaherald.com/view.php?ud=20220805000474',
    },
    {
      title:
        'TaiSounds: 1.5 liters of alcohol from 2025-01-25, Ministry of Finance of Taiwan (in Chinese)',
      url: 'https://static.taisounds.news/news/content/76/170619',
    },
    {
      title:
        'Yahoo Taiwan: heated tobacco from 2026-02-01, Ministry of Finance of Taiwan (in Chinese)',
      url: 'https://tw.news.yahoo.com/%E5%8A%A0%E7%86%B1%E8%8F%B8%E5%85%A5%E5%A2%83%E5%85%8D%E7%A8%85%E6%94%BE%E5%AF%AC%E8%87%B3200%E6%94%AF-2-1%E6%AD%A3%E5%BC%8F%E4%B8%8A%E8%B7%AF-024605164.html',
    },
    {
      title: 'Kaohsiung Customs: goods worth up to 35,000 TWD, and used things',
      url: 'https://web.customs.gov.tw/ekaohsiung/singlehtml/47162cfe8dc340c19aae0fa7758a7db3?cntId=2d0c018d7b1341eca3c9821cdc8018aa',
    },
    {
      title: 'United Daily News: what travelers to Taiwan declare, 2026-02-10 (in Chinese)',
      url: 'https://udn.com/news/story/7243/9322057',
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
  },
});

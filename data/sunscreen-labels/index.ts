import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const sunscreenLabels = dataSet({
  title: 'Sunscreen labels by region',
  day: '2026-11-27',
  // Each row: its own official source; further sources per region are listed here.
  sources: [
    {
      title: 'European Union: cosmetic labeling, SPF categories and UVA logo (CosmeticOBS)',
      url: 'https://cosmeticobs.com/en/articles/regulation-57/cosmetic-labelling-the-specific-mandatory-information-1921?page=20',
    },
    {
      title:
        'United States: FDA sunscreen rules, summary (American Society for Dermatologic Surgery)',
      url: 'https://www.asds.net/asdsa/content.aspx?id=5036',
    },
    {
      title:
        'Canada: changes to the sunscreen monograph, SPF 50+ and 370 nm (Focal Point Research)',
      url: 'https://www.focalpointresearch.net/health-canada-proposes-significant-changes-to-the-sunscreen-monograph/',
    },
    {
      title: 'Australia: adoption of AS/NZS 2604:2021 (ChemLinked)',
      url: 'https://cosmetic.chemlinked.com/news/cosmetic-news/australia-adopts-updated-sunscreen-standards',
    },
    {
      title: 'Australia: testing and water resistance up to four hours (Eurofins Dermatest)',
      url: 'https://eurofins.com.au/dermatest/sunscreen-testing/sunscreen-regulations',
    },
    {
      title: 'New Zealand: the standard is mandatory since 8 September 2022 (Inside Retail)',
      url: 'https://insideretail.co.nz/2022/09/08/rigid-sunscreen-safety-regulations-are-now-mandatory-across-nz/',
    },
    {
      title: 'Japan: UV water resistance, labeling (ChemLinked, by KCIA)',
      url: 'https://kcia.or.kr/home/edu/edu_01.php?no=15149&type=view',
    },
    {
      title: 'Japan: PA++++ and the maximum of SPF 50+ (Imidas, in Japanese)',
      url: 'https://imidas.jp/genre/detail/L-114-0074.html',
    },
    {
      title:
        'South Korea: advice of the Ministry of Food and Drug Safety (Asia Business Daily, 2023)',
      url: 'https://cm.asiae.co.kr/en/article/2023061309203609541',
    },
    {
      title: 'China: sunscreen labeling requirements of 2016 (UL)',
      url: 'https://www.ul.com/news/china-enforces-requirements-sunscreen-labeling',
    },
    {
      title: 'Brazil: RDC 629/2022 on sunscreen (in Portuguese)',
      url: 'https://cosmetoguia.com.br/article/read/area/IND/id/1534',
    },
    {
      title: 'United Kingdom: advice of the NHS on SPF and stars (ITV, 2022)',
      url: 'https://itv.com/news/2022-07-12/boots-to-stop-producing-soltan-sun-cream-with-spf-lower-than-30',
    },
  ],
  id: 'region',
  columns: {
    region: text({ label: 'Id', code: true }),
    place: text({ label: 'Place' }),
    spfCap: text({ label: 'Highest SPF' }),
    uvaMark: text({ label: 'UVA mark' }),
    meaning: text({ label: 'What the mark means' }),
    water: text({ label: 'Water mark' }),
    regulator: text({ label: 'Rule or regulator' }),
    source: link({ label: 'Official source' }),
  },
});

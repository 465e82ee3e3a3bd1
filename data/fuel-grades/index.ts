import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const fuelGrades = dataSet({
  title: 'Fuel grades by country',
  day: '2026-11-25',
  sources: [
    {
      title: 'Directive 98/70/EC, annex I: RON at least 95, MON at least 85, ethanol at most 10%',
      url: 'https://eur-lex.europa.eu/eli/dir/1998/70/oj',
    },
    {
      title: 'European Consumer Centre Germany: EU fuel labels',
      url: 'https://www.evz.de/en/consumer-topics/motor-vehicles/driving-a-car-in-germany/refueling-in-europe-eu-fuel-labelling/',
    },
    {
      title: 'ePURE: countries of the European Union with E10',
      url: 'https://www.epure.org/news/e10-on-the-move-across-the-eu-countries-adopt-ethanol-blend-to-reduce-emissions/',
    },
    {
      title: 'GOV.UK: E10 petrol',
      url: 'https://www.gov.uk/guidance/e10-petrol-explained',
    },
    {
      title: 'Avenergy Suisse: no EU labels and no E10 in Switzerland (in German)',
      url: 'https://avenergy.ch/de/?catid=2&id=266&view=article',
    },
    {
      title: 'U.S. Energy Information Administration: gasoline explained, octane in depth',
      url: 'https://www.eia.gov/energyexplained/gasoline/octane-in-depth.php',
    },
    {
      title: 'Alternative Fuels Data Center: ethanol blends',
      url: 'https://afdc.energy.gov/fuels/ethanol-blends',
    },
    {
      title: 'Australian Government: ethanol blend labeling requirements',
      url: 'https://environment.gov.au/archive/fuelquality/publications/labelling.html',
    },
    {
      title: 'Engine Fuel Specifications Regulations 2011 (New Zealand)',
      url: 'https://www.legislation.govt.nz/regulation/public/2011/0352/latest/whole.html',
    },
    {
      title: 'Carsales: octane of Australian grades and of E10',
      url: 'https://www.carsales.com.au/editorial/details/government-plans-to-abolish-standard-unleaded-fuel-106576/',
    },
    {
      title: 'Haisha Service: octane numbers of the Japanese standard (in Japanese)',
      url: 'https://www.haisha-service.com/kuruma/hight_gas_kikaku.html',
    },
    {
      title: 'MoneyS: octane numbers of the Korean grades (in Korean)',
      url: 'https://m.moneys.co.kr/article/2015091720008081834',
    },
    {
      title: 'Cogo: ANP on E30 with RON 94 in Brazil, 2025-07 (in Portuguese)',
      url: 'https://carloscogo.com.br/docs/group1/group2/cana/cana_conj_25785.shtml',
    },
    {
      title: 'Wikipedia: octane rating, with the grades by country',
      url: 'https://en.wikipedia.org/wiki/Octane_rating',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]{2}(-[a-z0-9]+)+$/ }),
    country: country({ label: 'Country' }),
    grade: text({ label: 'On the pump' }),
    fuel: text({ label: 'Fuel', choices: ['Gasoline', 'Diesel', 'Ethanol'] }),
    label: text({ label: 'EU label', none: true }),
    ron: number({ label: 'RON', integer: true, none: true }),
    // Pumps show it in North America only.
    aki: number({ label: 'AKI', integer: true, none: true }),
    ethanol: number({
      label: 'Ethanol up to',
      unit: '%',
      integer: true,
      unknown: true,
      none: true,
    }),
  },
});

import { country, dataSet, list, type RowOf, text } from '../../plugins/data/node/index.ts';

export const plugs = dataSet({
  title: 'Plugs and mains voltage',
  day: '2026-11-25',
  sources: [
    {
      title: 'IEC: World Plugs, the list to compare with',
      url: 'https://www.iec.ch/world-plugs',
    },
    {
      title: 'fluids 1.0.22 (MIT): residential power, after IEC World Plugs as of 2017',
      url: 'https://packages.debian.org/bookworm/python3-fluids',
    },
    {
      title: 'US Department of Commerce: Electric Current Abroad, for Bolivia and Libya',
      url: 'https://docslib.org/doc/4482886/electric-current-abroad-1-contents-introduction',
    },
    {
      title:
        'WorldStandards: plugs and voltage, for Chile, Cuba, the Philippines, and South Africa',
      url: 'https://www.worldstandards.eu/electricity/plug-voltage-by-country/',
    },
    {
      title: 'WorldStandards: type O, for Thailand',
      url: 'https://www.worldstandards.eu/electricity/plugs-and-sockets/o/',
    },
    {
      title: 'Carib Inn: the electricity of Bonaire',
      url: 'https://www.caribinn.com/electricity/',
    },
    {
      title: 'Create Hong Kong: electricity supply',
      url: 'https://www.fso-createhk.gov.hk/guide_to_filming/detail/en/4/1',
    },
    {
      title: 'El Destape: the plugs and voltages of Brazil (in Spanish)',
      url: 'https://eldestapeweb.com/tecnologia/servicios/que-tipo-de-enchufe-se-usa-en-brasil--202491217560',
    },
    {
      title: 'Japan National Tourism Organization: the two frequencies of Japan',
      url: 'https://jnto.bmeurl.co/13849DEC',
    },
    {
      title: 'Macau Tower: electricity and plugs of Macau',
      url: 'https://www.macautower.com.mo/plan-your-visit/useful-information/',
    },
    {
      title: 'Maltadvice: the sockets of Malta (in Italian)',
      url: 'https://maltadvice.com/it/prese-a-malta',
    },
    {
      title: 'Saudi Electricity Company: the change from 127/220 V to 230/400 V',
      url: 'https://www.se.com.sa/en-us/Pages/ChangeofElectricVoltage.aspx',
    },
    {
      title: 'Word Travels: electricity in Aruba',
      url: 'https://www.wordtravels.com/Travelguide/Countries/Aruba/basics',
    },
    {
      title: 'ABXZen: Georgia plug type',
      url: 'https://www.abxzen.co.uk/georgia-plug-type/',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    types: list({ label: 'Plug types' }),
    voltage: list({ label: 'Voltage (V)' }),
    frequency: list({ label: 'Frequency (Hz)' }),
    note: text({ label: 'Note', none: true }),
  },
});

/** The mains of one country or territory. */
export type Plug = RowOf<typeof plugs>;

import { country, dataSet, list, type RowOf, text } from '../../plugins/data/node/index.ts';

export const plugs = dataSet({
  title: 'Plugs and mains voltage',
  day: '2026-11-21',
  sources: [
    {
      title:
        'fluids 1.0.22 (Debian python3-fluids, MIT): residential power, from Wikipedia in 2017',
      url: 'https://packages.debian.org/bookworm/python3-fluids',
    },
    {
      title: 'WorldStandards: type O, for Thailand',
      url: 'https://www.worldstandards.eu/electricity/plugs-and-sockets/o/',
    },
    {
      title: 'Saudi Electricity Company: the change from 127/220 V to 230/400 V',
      url: 'https://www.se.com.sa/en-us/Pages/ChangeofElectricVoltage.aspx',
    },
    {
      title: 'El Destape: the plugs and voltages of Brazil',
      url: 'https://eldestapeweb.com/tecnologia/servicios/que-tipo-de-enchufe-se-usa-en-brasil--202491217560',
    },
    {
      title: 'Japan National Tourism Organization: the two frequencies of Japan',
      url: 'https://jnto.bmeurl.co/13849DEC',
    },
    {
      title: 'Create Hong Kong: electricity supply',
      url: 'https://www.fso-createhk.gov.hk/guide_to_filming/detail/en/4/1',
    },
    {
      title: 'ABXZen: Georgia plug type',
      url: 'https://www.abxzen.co.uk/georgia-plug-type/',
    },
    {
      title: 'Maltadvice: the sockets of Malta',
      url: 'https://maltadvice.com/it/prese-a-malta',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    types: list({ label: 'Plug types' }),
    voltage: list({ label: 'Voltage (V)', unknown: true }),
    frequency: list({ label: 'Frequency (Hz)', unknown: true }),
    note: text({ label: 'Note', unknown: true }),
  },
});

/** The mains of one country or territory. */
export type Plug = RowOf<typeof plugs>;

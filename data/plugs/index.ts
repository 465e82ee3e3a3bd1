import { country, dataSet, list, text } from '../../plugins/tables/node/index.ts';

export const plugs = dataSet({
  title: 'Plugs and mains voltage',
  day: '2026-11-25',
  sources: [
    {
      title: 'IEC: World Plugs, the list to compare with',
      url: 'https://www.iec.ch/world-plugs',
    },
    {
      title: 'IEC: World Plugs as of 2017-10, a copy (benjiao)',
      url: 'https://github.com/benjiao/world-plugs',
    },
    {
      title: 'fluids 1.0.22 (MIT): residential power, from Wikipedia in 2017',
      url: 'https://packages.debian.org/bookworm/python3-fluids',
    },
    {
      title: 'WorldStandards: plugs and voltage, for what the IEC list lacks',
      url: 'https://www.worldstandards.eu/electricity/plug-voltage-by-country/',
    },
    {
      title: 'WorldStandards: type O, for Thailand',
      url: 'https://www.worldstandards.eu/electricity/plugs-and-sockets/o/',
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
      title: 'Saudi Electricity Company: the change from 127/220 V to 230/400 V',
      url: 'https://www.se.com.sa/en-us/Pages/ChangeofElectricVoltage.aspx',
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

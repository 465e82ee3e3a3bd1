import { country, dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const bikeShareSystems = dataSet({
  title: 'Bike share by city',
  day: '2026-07-21',
  sources: [
    {
      title: 'MobilityData: systems.csv, cities, sites and GBFS feeds, 2026-07-21 (CC0)',
      url: 'https://github.com/MobilityData/gbfs/blob/master/systems.csv',
    },
    {
      title: 'BIKETOWN: single ride',
      url: 'https://www.biketownpdx.com/pricing/single-ride',
    },
    {
      title: 'Tourism With Me: Bicing is for residents',
      url: 'https://tourismwithme.com/bicing-bike-public-transport-barcelona',
    },
    {
      title: 'ASPE Digital: day tickets of Valenbisi, 2025 (in Spanish)',
      url: 'https://aspedigital.es/?p=10663',
    },
    {
      title: 'L’essentiel: day tickets and e-bikes of Vel’OH!, 2022 (in French)',
      url: 'https://www.lessentiel.lu/fr/luxembourg/story/24466640',
    },
    {
      title: 'La República: e-bikes of Tembici in Bogotá, 2022-09-30 (in Spanish)',
      url: 'https://www.larepublica.co/economia/estas-son-las-zonas-en-las-que-estaran-las-bicicletas-publicas-de-teambici-en-bogota-3459428',
    },
    {
      title: 'Mobilidade Sampa: e-bikes of Bike Itaú in São Paulo and Rio, 2023-06 (in Portuguese)',
      url: 'https://mobilidadesampa.com.br/2023/06/expansao-do-bike-itau-amplia-oferta-de-bicicletas-eletricas-em-sp-e-rj/',
    },
    {
      title: 'France 3: the stations of Vélhop, back to where you started, 2023-10 (in French)',
      url: 'https://france3-regions.francetvinfo.fr/grand-est/alsace/l-eurometropole-de-strasbourg-s-equipe-de-600-velhop-en-libre-service-nous-souhaitons-mettre-ou-remettre-les-gens-en-selle-2865401.html',
    },
    {
      title: 'Oslo Bysykkel: terms and conditions',
      url: 'https://oslobysykkel.no/en/vilkaar-for-bruk',
    },
    {
      title: 'Docomo Bike Share: questions',
      url: 'https://docomo-cycle.jp/en/faq.html',
    },
  ],
  id: 'id',
  columns: {
    city: text({ label: 'City' }),
    country: country({ label: 'Country' }),
    system: text({ label: 'System' }),
    kind: text({
      label: 'Where bikes are parked',
      choices: ['Docked', 'Docked, same station', 'Stations, some virtual', 'Free-floating'],
      unknown: true,
    }),
    visitors: text({ label: 'Visitors', choices: ['Yes', 'No'], unknown: true }),
    feed: link({ label: 'GBFS feed', unknown: true }),
    site: link({ label: 'Official site' }),
    id: text({ label: 'Id', code: true }),
  },
});

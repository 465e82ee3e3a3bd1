import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const tipping = dataSet({
  title: 'Tips in restaurants by country',
  day: '2026-11-27',
  sources: [
    {
      title: 'Emily Post Institute: general tipping guide',
      url: 'https://emilypost.com/advice/general-tipping-guide',
    },
    {
      title: 'Etiquette Scholar: international restaurant tipping etiquette',
      url: 'https://www.etiquettescholar.com/dining_etiquette/restaurant_etiquette/international_tipping_guidelines.html',
    },
    {
      title: 'Wheretogo: how much to tip worldwide',
      url: 'https://wheretogo.net/en/articles/how-much-to-tip-worldwide-3',
    },
    {
      title: 'Fish in Water: tipping in Turkey',
      url: 'https://fishinwater.co/guide/tipping-in-turkey',
    },
    {
      title: 'Travel That Delights: tipping etiquette in Europe',
      url: 'https://travelthatdelights.com/post/a-traveler-s-guide-to-tipping-etiquette-in-europe',
    },
    {
      title: 'Rick Steves: tip as Europeans do (2014)',
      url: 'https://heraldnet.com/article/20140713/LIVING/140719862/1010/Take-a-tip-from-the-Europeans-and-tip-as-they-do',
    },
    {
      title: 'Premier Travel: tipping in Italy, Greece, France, Spain',
      url: 'https://www.premiertravelagency.com/tippingguidelines',
    },
    {
      title: 'Business Traveller: tips on tipping in Asia (2010)',
      url: 'https://www.businesstraveller.com/features/tips-on-tipping/',
    },
    {
      title: 'Craftseeker: how to tip in Asia (2017)',
      url: 'https://www.craftseeker.tv/2017/07/18/tip-around-world/3/',
    },
    {
      title: 'Expat Centre Leiden: tipping in the Netherlands',
      url: 'https://www.expatcentreleiden.nl/en/social-and-leisure/daily-ife-about-daily-life/food-and-dining-out/tipping',
    },
    {
      title: 'TV Azteca, with Profeco: tips in Mexico (2021)',
      url: 'https://www.tvazteca.com/aztecanoticias/propina-mexico-obligatoria-voluntaria-roor',
    },
    {
      title: 'BioBioChile: tips in Chile and elsewhere (2024)',
      url: 'https://www.biobiochile.cl/noticias/sociedad/curiosidades/2024/09/28/en-unos-paises-es-obligatoria-y-en-otros-esta-mal-visto-darla-como-funcionan-las-propinas-en-el-mundo.shtml',
    },
    {
      title: 'Sputnik Mundo: tips in Latin America (2018)',
      url: 'https://mundo.sputniknews.com/americalatina/201807201080578660-propinas-polemica-america-latina/',
    },
    {
      title: 'El Doce: electronic tips in Argentina (2024)',
      url: 'https://eldoce.tv/actualidad/2024/11/14/rige-el-pago-de-propinas-digitales-en-restaurantes-y-bares-como-funciona',
    },
    {
      title: 'NDTV: service charge is voluntary, Delhi High Court (2025)',
      url: 'https://www.ndtv.com/india-news/service-charge-voluntary-cant-be-made-mandatory-by-restaurants-high-court-8031727',
    },
    {
      title: 'Ekonomim: service and cover charges forbidden in Türkiye (2026)',
      url: 'https://www.ekonomim.com/ekonomi/restoranlarda-yeni-donem-musteri-servis-ucreti-masa-ucreti-kuver-ucreti-odemeyecek-haberi-872309',
    },
    {
      title: 'The Quick Report: countries where you tip, Brazil',
      url: 'https://thequickreport.com/trending/tip-in-these-countries',
    },
    {
      title: 'Need That Money: tipping worldwide, Australia',
      url: 'https://www.needthatmoney.com/tipping-etiquette-worldwide-your-guide-to-gratuity-customs/',
    },
    {
      title: 'Vivid Maps: tipping around the world, Canada and the United Kingdom (2016)',
      url: 'https://vividmaps.com/2016/10/tipping-etuquette-around-world.html',
    },
    { title: 'Hozir: a tip abroad, Poland', url: 'https://hozir.org/a-tip-abroad.html' },
    {
      title: 'CNA: service charge and tips in Singapore (2023)',
      url: 'https://www.channelnewsasia.com/commentary/food-and-beverage-retail-delivery-service-waiter-tips-payment-3451081',
    },
    {
      title: 'Focus Taiwan: Tourism Bureau on tips (2013)',
      url: 'https://focustaiwan.tw/news/aall/201304230029.aspx',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    custom: text({
      label: 'Custom',
      choices: ['Expected', 'Usual', 'Optional', 'Not expected', 'May offend'],
    }),
    low: number({ label: 'From', unit: '%', integer: true, min: 0 }),
    high: number({ label: 'To', unit: '%', integer: true, min: 0 }),
    service: text({ label: 'Service included' }),
    how: text({ label: 'How it is paid' }),
    source: text({ label: 'Source' }),
  },
});

import { country, dataSet, list, text } from '../../plugins/tables/node/index.ts';

// A number is in the set only if both databases have it for that country; which service answers is
// in Android's alone. Exceptions: the Republic of Korea's 119 as its ambulance number; Turkey, where
// 112 replaced the police's and the fire department's numbers in 2021; Germany's 110; Indonesia's
// 119; Pakistan's 1122; Saudi Arabia's 911 and 998; South Africa's 10111 and 10177. Argentina's 911
// isn't listed for all services, because in some provinces it reaches the police alone. Left out:
// Tanzania, whose fire service asks for 114 (both have 112), and Bolivia, where the number of the
// ambulances depends on the region (both have 118).
export const emergencyNumbers = dataSet({
  title: 'Emergency numbers by country',
  day: '2026-11-27',
  sources: [
    {
      title: 'Android: emergency numbers by country (eccdata.txt, revision 2, read 2024-06)',
      url: 'https://github.com/LineageOS/android_packages_services_Telephony/blob/5f08aca2e90818ce4194e2e50096fb8dfbe62182/ecc/input/eccdata.txt',
    },
    {
      title: 'libphonenumber: emergency numbers in the metadata of short numbers (2024-10)',
      url: 'https://github.com/daviddrysdale/python-phonenumbers/tree/dev/python/phonenumbers/shortdata',
    },
    {
      title:
        'Turkey: all emergency numbers at 112 (Rayhaber, after the Ministry of the Interior, 2021)',
      url: 'https://raillynews.com/2021/10/tum-acil-numaralar-112de-toplandi/',
    },
    {
      title: 'Germany: 110 for the police in the emergency call ordinance (teltarif, in German)',
      url: 'https://pda.teltarif.de/notruf-sim-karte/news/33518.html',
    },
    {
      title: 'Indonesia: 119 of the Ministry of Health (Liputan6, in Indonesian)',
      url: 'https://liputan6.com/amp/3978052/alami-kegawatdaruratan-kesehatan-pas-mudik-langsung-telepon-119',
    },
    {
      title: 'Saudi Arabia: 911 in Riyadh, Mecca, and the Eastern Province (Saudi Gazette, 2023)',
      url: 'https://www.zawya.com/en/business/healthcare/saudi-arabias-911-attended-to-2-558-741-emergency-calls-in-july-s7135rta',
    },
    {
      title: 'Saudi Arabia: 997 of the Red Crescent Authority (Saudi Gazette, 2025)',
      url: 'https://www.zawya.com/en/life/makkah-red-crescent-heightens-readiness-level-amid-heavy-rain-vym08nl5',
    },
    {
      title: 'Saudi Arabia: 911 centers, one in Medina (Arab News, 2019)',
      url: 'https://www.arabnews.com/node/1531421/saudi-arabia',
    },
    {
      title: 'Pakistan: Rescue 1122 for ambulance and fire in Sindh (Pakistan Today, 2022)',
      url: 'https://www.pakistantoday.com.pk/2022/06/29/larkana-gets-rescue-1122-service/',
    },
    {
      title: 'Argentina: 911 passed on to the police (Crónicas Fueguinas, 2023, in Spanish)',
      url: 'https://www.cronicasfueguinas.com/2023/02/implementacion-del-911-para-emergencias.html',
    },
    {
      title: 'South Africa: 112, 10111, and 10177 (MyBroadband)',
      url: 'https://mybroadband.co.za/news/telecoms/568418-south-africa-could-say-goodbye-to-10111-and-other-emergency-numbers.html',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ISO code', pattern: /^[A-Z]{2}$/ }),
    country: country({ label: 'Country' }),
    general: text({ label: 'All services', pattern: /^\d+$/, none: true }),
    police: list({ label: 'Police' }),
    ambulance: list({ label: 'Ambulance' }),
    fire: list({ label: 'Fire' }),
  },
});

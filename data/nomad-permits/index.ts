import { country, dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

export const nomadPermits = dataSet({
  title: 'Permits for remote workers',
  day: '2026-11-26',
  sources: [
    {
      title: 'Residency Malta: Nomad Residence Permit',
      url: 'https://nomad.residencymalta.gov.mt/',
    },
    {
      title: 'Embassy of Estonia: digital nomad visa',
      url: 'https://newdelhi.mfa.ee/digital-nomad-visa/',
    },
    {
      title: 'Island.is: long-term visa for remote workers',
      url: 'https://island.is/en/get-long-term-visa-for-remote-workers',
    },
    {
      title: 'Consulate of Spain: visa for digital nomads',
      url: 'https://www.exteriores.gob.es/Consulados/mumbai/en/ServiciosConsulares/Paginas/Consular/visado-nomada-digital.aspx',
    },
    {
      title: 'Movingto: digital nomad visas in Europe, 2026',
      url: 'https://movingto.com/best-european-digital-nomad-visas',
    },
    {
      title: 'EntryNest: Portugal, Spain, Estonia and Greece compared, 2026-06-04',
      url: 'https://entrynest.com/blog/digital-nomad-comparison',
    },
    {
      title: 'Nomad Visa: Croatia, temporary stay of digital nomads',
      url: 'https://nomadvisa.app/croatia/temporary-stay-of-digital-nomads',
    },
    {
      title: 'Immigration Start Guide: the D8 of Portugal with a family, 2026',
      url: 'https://immigrationstartguide.com/blog/portugal-digital-nomad-visa-family',
    },
    {
      title: 'Geronimo: visas of Estonia',
      url: 'https://geronimo-ai.com/visas/estonia',
    },
    {
      title: 'Where to Emigrate: Croatia, after the Ministry of the Interior, 2026-06-21',
      url: 'https://wheretoemigrate.io/guide/programs/croatia/digital-nomad/',
    },
    {
      title: 'KLiK, after HiKorea: national income per head for visas, April 2026 to March 2027',
      url: 'https://www.klik.co.kr/lounge/posts/904',
    },
    {
      title: 'ICLG: Italian digital nomad visa and the right to family unity',
      url: 'https://iclg.com/briefing/23132-italian-digital-nomad-and-remote-worker-visa-the-right-to-family-unity',
    },
    {
      title: 'Croatia Guidebook: digital nomads, 2026',
      url: 'https://croatiaguidebook.com/relocation/croatia-digital-nomad-visa/',
    },
    {
      title: 'Immigration Services Agency of Japan: designated activities, digital nomad',
      url: 'https://www.moj.go.jp/isa/applications/status/designatedactivities53_00001.html',
    },
    {
      title: 'Travelmoves: digital nomad visa of Italy, 2024',
      url: 'https://travelmoves.in/international-news/italys-new-digital-nomad-visa-all-you-need-to-know',
    },
    {
      title: 'Expat.com: digital nomad visas of Japan and South Korea, 2024',
      url: 'https://expat.com/en/expat-mag/10350-digital-nomad-hotspots-east-asian-countries-unveil-game-changing-visas.html',
    },
    {
      title: 'Yokoyama Law Office: visas of Japan and South Korea, 2024-04',
      url: 'https://lawoffice-yokoyama.com/info/dnvisa240411/',
    },
    {
      title: 'Business Standard: Destination Thailand Visa, 2025-07',
      url: 'https://www.business-standard.com/amp/immigration/thailand-nomad-visa-for-remote-workers-and-freelancers-decoded-125072100954_1.html',
    },
    {
      title: 'Ikilinks: DE Rantau Nomad Pass of Malaysia, 2024-12',
      url: 'https://ikilinks.com/en/malaysia-digital-nomad-visa-en/',
    },
    {
      title: 'The Costa Rica News: requirements of Law 10008, 2021-09-03',
      url: 'https://thecostaricanews.com/requirements-for-being-a-digital-nomad-in-costa-rica/',
    },
    {
      title: 'Gulf News: virtual work residence of the United Arab Emirates, 2024-07-31',
      url: 'https://gulfnews.com/uae/how-to-obtain-a-remote-work-residence-visa-in-uae-1.103633743',
    },
    {
      title: 'Zambartas: digital nomads in Cyprus',
      url: 'https://zambartaslegal.com/practice-areas/immigration-citizenship/individuals/non-eu-nationals/digital-nomad-visas/',
    },
    {
      title: 'Mondaq: applications in Cyprus open again, 2025-04-21',
      url: 'https://www.mondaq.com/cyprus/work-visas/1611212/cyprus-digital-nomads-applications-now-open',
    },
    {
      title: 'Living-abroad.org: visa programs, 2026-06-15',
      url: 'https://www.living-abroad.org/data/visa-programs.json',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    country: country({ label: 'Country' }),
    permit: text({ label: 'Permit' }),
    income: text({ label: 'Income test' }),
    duration: text({ label: 'How long' }),
    family: text({ label: 'Family', unknown: true }),
    site: link({ label: 'Official site' }),
    asOf: date({ label: 'As of', precision: 'month', unknown: true }),
  },
});

import { country, dataSet, link, text, yesNo } from '../../plugins/tables/node/index.ts';

export const drivingPermits = dataSet({
  title: 'Road traffic conventions and driving permits by country',
  day: '2026-11-25',
  sources: [
    {
      title: 'United Nations Treaty Collection: Convention on Road Traffic, Geneva 1949',
      url: 'https://treaties.un.org/doc/Publication/MTDSG/Volume%20I/Chapter%20XI/XI-B-1.en.xml',
    },
    {
      title: 'United Nations Treaty Collection: Convention on Road Traffic, Vienna 1968',
      url: 'https://treaties.un.org/Pages/ViewDetailsIII.aspx?src=TREATY&mtdsg_no=XI-B-19&chapter=11',
    },
    {
      title: 'Verdragenbank: parties to the convention of 1949 (in Dutch)',
      url: 'https://verdragen.nl/nl/Verdrag/Details/007193_p.html',
    },
    {
      title: 'Directive 2006/126/EC: EU and EEA licenses, article 2',
      url: 'https://eur-lex.europa.eu/eli/dir/2006/126/oj',
    },
    {
      title: 'Austria: Führerscheingesetz, section 23 (in German)',
      url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10012723',
    },
    {
      title: 'Belgium: FPS Mobility, international driving permit (in French)',
      url: 'https://www.belgium.be/fr/mobilite/permis_de_conduire/categories/permis_de_conduire_international/',
    },
    {
      title: 'Brazil: CONTRAN Resolution 933/2022, by DETRAN-RJ (in Portuguese)',
      url: 'https://detran.rj.gov.br/todos-os-servicos/servicos-hab/habilitados-no-exterior.html',
    },
    {
      title: 'China: Order 90 of the Ministry of Public Security, articles 2, 14, 15 (in Chinese)',
      url: 'https://www.mps.gov.cn/',
    },
    {
      title: 'Croatia: Ministry of the Interior, driving licenses (in Croatian)',
      url: 'https://mup.gov.hr/vozacka-dozvola-281592/281592',
    },
    {
      title: 'Croatia: HAK, the convention of 1949 in force since 2020-03-08 (in Croatian)',
      url: 'https://www.hak.hr/ino/mvd/savjetovanje-s-zainteresiranom-javnoscu',
    },
    {
      title: 'Czechia: Act 361/2000, section 104 (in Czech)',
      url: 'https://www.e-sbirka.cz/sb/2000/361',
    },
    {
      title: 'Denmark: Danish Road Traffic Authority, foreign licenses (in Danish)',
      url: 'https://www.fstyr.dk/privat/koerekort/koerekort-og-udland/udenlandsk-koerekort-i-danmark',
    },
    {
      title:
        'Dominican Republic: INTRANT on foreign licenses, 90 days, 2024 (Color Visión, in Spanish)',
      url: 'https://colorvision.com.do/proceso-de-obtencion-de-licencia-de-conducir-para-residentes-y-visitantes-en-rd/?amp=1',
    },
    {
      title: 'Egypt: decree 329/2023 on joining the convention of 1968 (Shorouk, in Arabic)',
      url: 'https://shorouknews.com/news/view.aspx?cdate=18012024&id=a11d459c-dea8-4c54-a77f-47aa2d33fc97',
    },
    {
      title: 'France: Code de la route, articles R222-1 and R222-3 (in French)',
      url: 'https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006074228/',
    },
    {
      title: 'Germany: Fahrerlaubnis-Verordnung, section 29 (in German)',
      url: 'https://www.gesetze-im-internet.de/fev_2010/__29.html',
    },
    {
      title: 'Greece: Law 5209/2025, Highway Code, licenses of visitors (in Greek)',
      url: 'https://www.et.gr/',
    },
    {
      title: 'Hong Kong: Transport Department, overseas license holders',
      url: 'https://www.td.gov.hk/en/',
    },
    {
      title: 'Hungary: rules for foreign licenses, Decree 326/2011 (in Hungarian)',
      url: 'https://szamoldki.hu/hu/hirek/kulfoldi-jogositvany-honositasa-csereje-2023-ban-magyarorszagon',
    },
    {
      title: 'Ireland: Department of Transport, licenses of visitors, 2021-05',
      url: 'https://www.kildarestreet.com/wrans/?id=2021-05-11a.436',
    },
    {
      title: 'Italy: Codice della strada, article 135 (in Italian)',
      url: 'https://www.studiocataldi.it/normativa/codicedellastrada/commentato/art-135-circolazione-con-patenti-di-guida-rilasciate-da-stati-esteri.asp',
    },
    {
      title: 'Japan: JAF, foreign licenses with a Japanese translation (in Japanese)',
      url: 'https://support.jaf.or.jp/faq/show/137?category_id=46&site_domain=default',
    },
    {
      title: 'Malaysia: the Road Transport Department on foreign licenses, 2025-05 (Malay Mail)',
      url: 'https://www.malaymail.com/news/malaysia/2025/05/16/jpj-foreign-driving-licence-conversions-to-cease-on-may-19-as-malaysia-tightens-road-safety-rules/177009',
    },
    {
      title: 'Mexico and the United States: USA.gov, international driving permits',
      url: 'https://www.usa.gov/international-drivers-license',
    },
    {
      title: 'Morocco: Ministry of Transport, driving on a foreign license (in French)',
      url: 'https://www.transport.gov.ma/Transport-routier/Permis-de-conduire/Pages/Droit-de-conduire-sur-le-territoire-national-au-moyen-d-un-permis-etranger.aspx',
    },
    {
      title: 'Netherlands: RDW, driving with a foreign license (in Dutch)',
      url: 'https://www.rdw.nl/particulier/voertuigen/bedrijfsauto/het-rijbewijs/buitenlands-rijbewijs/rijden-met-een-buitenlands-rijbewijs',
    },
    {
      title: 'New Zealand: the 18 months from November 2024, for two years (Autofile)',
      url: 'https://autofile.co.nz/extension-for-overseas-drivers-',
    },
    {
      title: 'Norway: Public Roads Administration, licenses from outside the EEA',
      url: 'https://www.vegvesen.no/en/driving-licences/driving-licence-holders/driving-licences-in-norway-and-abroad/using-a-non-eueea-driving-licence-in-norway',
    },
    {
      title: 'Philippines: Republic Act 4136, section 21',
      url: 'https://lawphil.net/statutes/repacts/ra1964/ra_4136_1964.html',
    },
    {
      title: 'Poland: Act on drivers of 2011, article 4 (in Polish)',
      url: 'https://isap.sejm.gov.pl/',
    },
    {
      title: 'Portugal: Decree-Law 46/2022, OECD and CPLP licenses (in Portuguese)',
      url: 'https://www.homepagejuridica.pt/infojus/leis-simples/11012-decreto-lei-n-46-2022-de-12-de-julho-leis-simples',
    },
    {
      title:
        'Saudi Arabia: the General Traffic Department on visitors, 1 year, 2023 (Gulf Insider)',
      url: 'https://www.gulf-insider.com/saudi-visitor-can-use-foreign-driving-licence-for-1-year/',
    },
    {
      title: 'Singapore: Road Traffic Act 1961, section 38',
      url: 'https://sso.agc.gov.sg/Act/RTA1961?ProvIds=pr38-',
    },
    {
      title: 'South Africa: National Road Traffic Regulations, regulation 110',
      url: 'https://www.acts.co.za/national-road-traffic-act-1996/r225_110__conditions_for_ackno.php',
    },
    {
      title:
        'South Korea and Vietnam: permits under Article 96 and the treaty of 2023 (VietnamPlus)',
      url: 'https://en.vietnamplus.vn/rok-vietnam-recognise-each-others-international-driving-permits/259470.vnp',
    },
    {
      title: 'Spain: Real Decreto 818/2009, article 21 (in Spanish)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2009-9481',
    },
    {
      title: 'Sweden: Transport Agency, licenses from outside the EEA (in Swedish)',
      url: 'https://www.transportstyrelsen.se/sv/vagtrafik/Korkort/har-korkort/utlandska-korkort/korkort-fran-lander-utanfor-ees/',
    },
    {
      title: 'Switzerland: VZV, article 42, by the Department of Foreign Affairs (in German)',
      url: 'https://www.fdfa.admin.ch/countries/iran/de/home/dienstleistungen/fuehrerausweis-fahrzeug/auslaendisches-motorfahrzeug-in-schweiz.html',
    },
    {
      title: 'Taiwan: Highway Bureau, reciprocity, 30 days and endorsement up to one year',
      url: 'https://komv.thb.gov.tw/en/page?node=c94efc05-86d6-441d-b9bb-df18003d9903',
    },
    {
      title:
        'Taiwan: Japanese licenses with a translation, by the Exchange Association (in Japanese)',
      url: 'https://www.koryu.or.jp/',
    },
    {
      title: 'Thailand: both permits accepted since 2021 (Bangkok Post)',
      url: 'https://www.bangkokpost.com/thailand/general/2103575/more-driving-permit-options-for-thais-heading-overseas',
    },
    {
      title: 'Tunisia: driving on a foreign license, 1 year (Expat.com, in French)',
      url: 'https://www.expat.com/fr/guide/afrique/tunisie/13648-conduire-en-tunisie.html',
    },
    {
      title: 'Turkey: the Road Traffic Regulation as of 2020-06, six months (in Turkish)',
      url: 'https://sigortagazetesi.com/trafikte-yeni-duzenleme/',
    },
    {
      title: 'Vietnam: only permits of the convention of 1968 are accepted (VietnamPlus)',
      url: 'https://en.vietnamplus.vn/vietnam-to-issue-international-driving-licence-from-2015-post68183.vnp',
    },
    {
      title: 'United Kingdom: driving in Great Britain on a non-GB license',
      url: 'https://www.gov.uk/driving-nongb-licence',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    geneva: yesNo({ label: 'Party 1949' }),
    vienna: yesNo({ label: 'Party 1968', unknown: true }),
    permit: text({ label: 'Permit accepted' }),
    alone: text({ label: 'License accepted without a permit', unknown: true }),
    limit: text({ label: 'Visitors may drive', unknown: true }),
    site: link({ label: 'Official site' }),
  },
});

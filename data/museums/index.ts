import { country, dataSet, date, link, list, text } from '../../plugins/tables/node/index.ts';

export const museums = dataSet({
  title: 'Museums: closing days, late openings and free entry',
  day: '2026-11-26',
  sources: [
    {
      title: 'Smithsonian Magazine: the only day of the year on which its museums are closed',
      url: 'https://www.smithsonianmag.com/smithsonian-institution/christmas-day-only-day-year-you-cant-go-smithsonian-180953696/',
    },
    {
      title: 'Washington DC Guide: timed entry, 2026-05-28',
      url: 'https://washingtondcguide.app/guides/washington-dc-museums-timed-entry-guide/',
    },
    {
      title: 'Tate: late openings of Tate Modern from 2025-09-26',
      url: 'https://www.tate.org.uk/press/press-releases/tate-modern-announces-regular-late-openings-following-record-number-of-young-visitors',
    },
    {
      title: 'City Art Now: late openings of London museums',
      url: 'https://cityartnow.com/london/london-museums-late-openings',
    },
    {
      title: 'Time Out: National Portrait Gallery, hours',
      url: 'https://timeout.com/london/art/national-portrait-gallery',
    },
    {
      title: 'Defining Your Home: free entry to the museums of the city of Paris',
      url: 'https://how-to-repair-home.blogspot.com/2012/04/free-palace-in-paris.html',
    },
    {
      title: 'Sortiraparis: Petit Palais, free collection (in Spanish)',
      url: 'https://sortiraparis.com/es/album-photo/101580-petit-palais-coleccion-permanente',
    },
    {
      title: 'Musée de l’Orangerie: admission and opening times',
      url: 'https://www.musee-orangerie.fr/en/node/197817',
    },
    {
      title: 'Visit Paris: hours of the Musée d’Orsay',
      url: 'https://www.visitparis.city/en/orsay-museum/hours',
    },
    {
      title: 'Budget Travel: what is closed in Paris on Sundays, Mondays and Tuesdays',
      url: 'https://www.budgettravel.com/article/practical-paris-whats-closed-on-sundays-mondays-and-tuesdays_10531',
    },
    {
      title: 'Particle: prices of the Louvre and Versailles from 2026-01-14',
      url: 'https://particle.news/story/louvre-sets-32-non-eea-ticket-as-versailles-adopts-two-tier-pricing',
    },
    { title: 'British Museum: visit, opening times', url: 'https://www.britishmuseum.org/visit' },
    { title: 'Smithsonian: hours', url: 'https://www.si.edu/visit/hours' },
    {
      title:
        'Prussian Cultural Heritage Foundation: hours of Altes Museum and Bode-Museum, 2025-05-14 (in German)',
      url: 'https://www.preussischer-kulturbesitz.de/news-detail/artikel/2025/05/14/altes-museum-und-bode-museum-ab-juni-wieder-dienstags-geoeffnet.html',
    },
    {
      title: 'Paris Secret: late evenings of museums in Paris (in German)',
      url: 'https://parissecret.com/de/museumsnacht-paris/',
    },
    {
      title: 'Guide Paris Pas Cher: free first Sundays (in French)',
      url: 'https://guideparispascher.com/musees-de-capitale-a-visiter-gratuitement-premiers-dimanches-mois',
    },
    {
      title: 'McRayton Travel: free first Fridays at MoMA, 2025-11-09',
      url: 'https://www.mcraytontravel.com/post/first-fridays-at-the-moma',
    },
    { title: 'MoMA: visit, free admission at 16 and under', url: 'https://www.moma.org/visit/' },
    {
      title: 'La Nazione: the Uffizi are free under 18, 2023-03 (in Italian)',
      url: 'https://www.lanazione.it/firenze/cronaca/dalla-scuola-alle-gallerie-degli-uffizi-raddoppiano-le-visite-dedicate-agli-studenti-71f9c50b',
    },
    {
      title: 'Telemadrid: the Thyssen-Bornemisza is free under 18, 2018 (in Spanish)',
      url: 'https://www.telemadrid.es/noticias/cultura/Museo-Thyssen-amplia-entrada-gratuita-0-1972602748--20180102015511.html',
    },
    {
      title: 'Museo Reina Sofía: free admission with proof (in Catalan)',
      url: 'https://www.museoreinasofia.es/ca/visita/horaris-y-tarifes/entrada-acreditacio',
    },
    {
      title: 'Comune di Firenze: Tuesday evenings at the Uffizi, 2024 (in Italian)',
      url: 'https://portalegiovani.comune.fi.it/pogio/webzine_publish/arte_dettaglio.php?ID_REC=48475',
    },
    { title: 'Net de Happy: hours of the Louvre', url: 'https://net-de-happy.net/?p=16156' },
    {
      title: 'Visual Foodie: hours of museums in New York, 2026',
      url: 'https://visualfoodie.com/a-guide-to-new-york-museum-opening-hours',
    },
    {
      title: 'Secret NYC: free days of the Whitney from 2024-01-12',
      url: 'https://secretnyc.co/whitney-museum-nyc-free-admission-days/',
    },
    {
      title: 'WABC: the Whitney is free for visitors of 25 and under, 2024-10-22',
      url: 'https://abc7ny.com/post/whitney-museum-program-art-exhibit-offering-free-admission-visitors-25-december/15455187/',
    },
    {
      title: 'Open Hours Advisor: hours of the Whitney',
      url: 'https://openhoursadvisor.com/whitney-museum-hours/',
    },
    {
      title: 'Eurocheapo: free hours of the Prado',
      url: 'https://www.eurocheapo.com/blog/madrid-free-and-reduced-times-to-visit-the-prado-reina-sofia-and-thyssen-bornemisza-museums.html',
    },
    {
      title: 'Libertad Digital: free Saturday nights of the Prado, 2026-02-06 (in Spanish)',
      url: 'https://www.libertaddigital.com/madrid/2026-02-06/asi-puedes-visitar-gratis-el-museo-del-prado-de-noche-una-vez-al-mes-7355351/',
    },
    {
      title: 'Exclusive Spain Tours: free hours in Madrid (in Spanish)',
      url: 'https://exclusivespaintours.com/gratis-temporal-madrid.html',
    },
    {
      title: 'Events.at: hours of the Kunsthistorisches Museum (in German)',
      url: 'https://events.at/venue/kunsthistorisches-museum',
    },
    {
      title: 'Wien Holding: hours of the Jewish Museum Vienna (in German)',
      url: 'https://www.wienholding.at/Unternehmen/Juedisches-Museum-Wien',
    },
    {
      title: 'Info4Camper: Jewish Museum Vienna, hours and closing days',
      url: 'https://info4camper.com/jewish_museum_vienna_viena_austria_5252.html?lg=es',
    },
    {
      title: 'Hamburg Magazin: free Thursdays at MARKK (in German)',
      url: 'https://www.hamburg-magazin.de/artikel/donnerstags-freier-eintritt-markk',
    },
    {
      title: 'Imperial Treasury: hours, 2020-03 (Wienmagazin, in German)',
      url: 'https://issuu.com/wienmagazin/docs/magazin_03_2020_web/s/10259343',
    },
    {
      title: 'Wien Tickets: hours of the Albertina',
      url: 'https://www.wien-tickets.com/albertina-museum/opening-hours-timings/',
    },
    {
      title: 'rbb: Altes Museum and Bode-Museum open on Tuesdays again (in German)',
      url: 'https://www.rbbtext.de/130',
    },
    {
      title: 'Korean Vibe: National Museum of Korea, hours and closing days from 2026-03-16',
      url: 'https://m.korean-vibe.com/news/amp.html?ncode=1065602540747386',
    },
    {
      title: 'National Palace Museum: hours',
      url: 'https://www.npm.gov.tw/Articles.aspx?sno=02007001&l=2',
    },
    {
      title: 'Shihsanhang Museum of Archaeology: hours',
      url: 'https://en.sshm.ntpc.gov.tw/xmdoc/cont?xsmsid=0G265591723949668605',
    },
    {
      title: 'Time Out: Tokyo museums that are closed on Mondays',
      url: 'https://www.timeout.com/tokyo/news/these-tokyo-museums-are-open-on-monday-during-the-tokyo-olympics-and-paralympics-072821',
    },
    {
      title: 'Essential Japan: free days of the Tokyo National Museum, 2025',
      url: 'https://essential-japan.com/news/tokyo-national-museum-free-admission-day',
    },
    {
      title: 'Kyoto National Museum: closing days',
      url: 'https://www.kyohaku.go.jp/eng/announcements/post_230428.html',
    },
    {
      title: 'Egypt Daily News: hours and online tickets of the Grand Egyptian Museum',
      url: 'https://egyptdailynews.com/grand-egyptian-museum-extends-visiting-hours-after-tickets-sell-out-amid-unprecedented-demand',
    },
    {
      title: '055 Firenze: Uffizi, closing day and special openings (in Italian)',
      url: 'https://www.055firenze.it/art/231645/Gallerie-degli-Uffizi-aperture-speciali-per-le-feste-natalizie',
    },
    {
      title: 'Vatican museum tickets: closing days (in Italian)',
      url: 'https://www.vatican-museum-ticket.com/it/domande-frequenti/quando-chiudono-i-musei-vaticani',
    },
    {
      title: 'Musement: Rijksmuseum, hours, start times and photographs',
      url: 'https://b2c-tuimusement.prod.musement.com/us/netherlands/amsterdam/rijksmuseum/v_460-d_57-c_124',
    },
    {
      title: 'Visual Foodie: hours of the Art Institute of Chicago, 2026',
      url: 'https://visualfoodie.com/art-institute-of-chicago-hours-of-operation',
    },
    {
      title: 'Art Institute of Chicago: frequently asked questions, hours, 2024',
      url: 'https://www.artic.edu/faqs',
    },
    {
      title: 'Dónde Go: free Saturday nights of the Thyssen-Bornemisza (in Spanish)',
      url: 'https://dondego.es/madrid/event/exposiciones-noches-thyssen',
    },
    {
      title: 'Veto Gate: hours and free entry of the Grand Egyptian Museum, 2025-08-09 (in Arabic)',
      url: 'https://www.vetogate.com/5467358',
    },
    { title: 'MARKK: closing days', url: 'https://markk-hamburg.de/en/holidays/' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    name: text({ label: 'Museum' }),
    city: text({ label: 'City' }),
    country: country({ label: 'Country' }),
    subject: list({ label: 'Subject' }),
    // Days of the week; holidays are not named.
    closed: text({ label: 'Closed on', none: true }),
    late: text({ label: 'Late opening', none: true, unknown: true }),
    free: text({ label: 'Free', unknown: true }),
    site: link({ label: 'Official site' }),
    asOf: date({ label: 'As of', precision: 'month', none: true }),
  },
});

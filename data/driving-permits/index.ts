import { country, dataSet, link, type RowOf, text, yesNo } from '../../plugins/data/node/index.ts';

export const drivingPermits = dataSet({
  title: 'Road traffic conventions and driving permits by country',
  day: '2026-11-21',
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
      title: 'JAF: foreign licenses with a Japanese translation (in Japanese)',
      url: 'https://support.jaf.or.jp/faq/show/137?category_id=46&site_domain=default',
    },
    {
      title: 'Highway Bureau, Taiwan: reciprocity, 30 days and endorsement up to one year',
      url: 'https://komv.thb.gov.tw/en/page?node=c94efc05-86d6-441d-b9bb-df18003d9903',
    },
    {
      title: 'Expats Magazine: recognition of driving licenses in Spain',
      url: 'https://expatsmagazine.org/driving-licence-recognition-and-validity-in-spain/',
    },
    {
      title: 'GOV.UK: driving in Great Britain on a non-GB license',
      url: 'https://www.gov.uk/driving-nongb-licence',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    geneva: yesNo({ label: 'Party 1949' }),
    vienna: yesNo({ label: 'Party 1968' }),
    permit: text({ label: 'Permit accepted', unknown: true }),
    translation: text({ label: 'Translation', unknown: true }),
    limit: text({ label: 'Visitors may drive', unknown: true }),
    site: link({ label: 'Official site', unknown: true }),
  },
});

/** What one country accepts. */
export type DrivingPermit = RowOf<typeof drivingPermits>;

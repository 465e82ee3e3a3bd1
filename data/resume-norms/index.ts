import { country, dataSet, type RowOf, text } from '../../plugins/data/node/index.ts';

export const resumeNorms = dataSet({
  title: 'What a resume or CV looks like by country',
  day: '2026-11-26',
  sources: [
    {
      title: 'European Commission, EURES: Ready to make the move? (2013), photos on CVs',
      url: 'https://work.studentnews.eu/s/3695/75535-Format-CV.htm',
    },
    {
      title: 'Page Personnel: survey of 619 recruiters in 12 countries, pages and photos',
      url: 'https://www.michaelpage.com.tr/en/advice/career-advice/cv-and-cover-letter/what%E2%80%99s-important-cv-and-how-does-vary-europe',
    },
    {
      title: 'Curianic: CV and resume in Canada, the United States, Australia (2025)',
      url: 'https://curianic.com/2025/08/04/global-cv-resume-differences',
    },
    {
      title: 'CareerHigher: resume differences by region',
      url: 'https://careerhigher.co/career-advice/resume-differences-by-geography-122773',
    },
    {
      title: 'Bloomberg: photo and birth date, survey by Indeed in Germany (2022)',
      url: 'https://themalaysianreserve.com/2022/06/21/landing-a-job-interview-in-germany-is-all-about-your-headshot-2/',
    },
    {
      title: 'SoraNews24: photos on Japanese resumes (2020)',
      url: 'https://soranews24.com/2020/03/12/no-gender-photo-or-first-name-japanese-company-makes-major-shakeup-to-job-application-forms/',
    },
    {
      title: 'Austrian government portal: curriculum vitae, photo and birth date',
      url: 'https://www.oesterreich.gv.at/en/themen/arbeit_und_pension/bewerbungstipps/Seite.171020.html',
    },
    {
      title: 'K. Kolecka: what employers in Poland may ask applicants for',
      url: 'https://kolecka.pl/en/2020/10/12/what-data-can-you-require-from-a-job-candidate-and-what-from-already-employed-personnel',
    },
    {
      title: 'Resume Writer For You: personal data on Chinese resumes',
      url: 'https://www.resumewriterforyou.com/blog/resumes-differ-around-world',
    },
    {
      title: 'Ansøgningshjælpen: key knowledge about your CV in Denmark',
      url: 'https://ansogningshjaelpen.dk/en/job-academy/modules/cv/key-knowledge/',
    },
    {
      title: 'TEK, academic engineers in Finland: CV tips and instructions',
      url: 'https://www.tek.fi/en/services/career-services/teks-cv-clinic/cv-tips-and-instructions',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    name: text({ label: 'Called' }),
    pages: text({ label: 'Pages', unknown: true }),
    photo: text({
      label: 'Photo',
      choices: ['No', 'Optional', 'Usual', 'Usual with customers'],
      unknown: true,
    }),
    language: text({ label: 'Language' }),
  },
});

/** The habits of one country. */
export type ResumeNorm = RowOf<typeof resumeNorms>;

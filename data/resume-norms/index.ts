import { country, dataSet, text } from '../../plugins/tables/node/index.ts';

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
      title: 'Bloomberg: photos, survey by Indeed in Germany (2022)',
      url: 'https://themalaysianreserve.com/2022/06/21/landing-a-job-interview-in-germany-is-all-about-your-headshot-2/',
    },
    {
      title: 'SoraNews24: photos on Japanese resumes (2020)',
      url: 'https://soranews24.com/2020/03/12/no-gender-photo-or-first-name-japanese-company-makes-major-shakeup-to-job-application-forms/',
    },
    {
      title: 'Austrian government portal: curriculum vitae, photo',
      url: 'https://www.oesterreich.gv.at/en/themen/arbeit_und_pension/bewerbungstipps/Seite.171020.html',
    },
    {
      title: 'Ísland.is: CVs and letters of introduction, pages',
      url: 'https://island.is/en/cv-and-letter-of-introduction',
    },
    {
      title: 'The Local: how to improve your chances of finding a job in Denmark, pages (2023)',
      url: 'https://www.thelocal.dk/20230112/ten-ways-to-improve-your-chances-of-finding-a-job-in-denmark/',
    },
    {
      title: 'Fennovoima: what recruiters in Finland want, pages',
      url: 'https://www.fennovoima.fi/en/en/careers/recruitment-process/what-perfect-cv-finnish-recruiters',
    },
    {
      title: 'Praca Dolnośląskie: application documents in Poland, pages (in Polish)',
      url: 'https://www.praca-dolnoslaskie.com.pl/dokumenty-aplikacyjne/',
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

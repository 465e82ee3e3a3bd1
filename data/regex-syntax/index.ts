import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const regexSyntax = dataSet({
  title: 'Syntax of regular expressions in five flavors',
  day: '2026-11-26',
  sources: [
    {
      title: 'pcre2syntax manual (PCRE2)',
      url: 'https://www.pcre.org/current/doc/html/pcre2syntax.html',
    },
    { title: 're (Python documentation)', url: 'https://docs.python.org/3/library/re.html' },
    {
      title: 'Regular expression syntax cheat sheet (MDN)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Regular_expressions/Cheatsheet',
    },
    {
      title: 'Regular expressions (POSIX.1-2024, chapter 9)',
      url: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap09.html',
    },
    { title: 'RE2 syntax', url: 'https://github.com/google/re2/wiki/Syntax' },
    { title: 'regexp/syntax (Go documentation)', url: 'https://pkg.go.dev/regexp/syntax' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    group: text({
      label: 'Group',
      choices: [
        'Characters',
        'Places',
        'How often',
        'Groups',
        'Look around',
        'Modes',
        'Replacement',
      ],
    }),
    meaning: text({ label: 'Matches' }),
    pcre: text({ label: 'PCRE2', code: true, none: true }),
    python: text({ label: 'Python', code: true, none: true }),
    javascript: text({ label: 'JavaScript', code: true, none: true }),
    posix: text({ label: 'POSIX ERE', code: true, none: true }),
    re2: text({ label: 'RE2, Go', code: true, none: true }),
  },
});

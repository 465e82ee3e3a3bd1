import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const browserPages = dataSet({
  title: 'Internal pages of browsers',
  day: '2026-11-27',
  // Chrome's pages were opened in Chromium 156 on Linux; Firefox's are registered in Firefox ESR 153; Edge's weren't opened.
  sources: [
    {
      title: 'chrome://chrome-urls in Chromium 156 (source of the page)',
      url: 'https://source.chromium.org/chromium/chromium/src/+/main:chrome/common/webui_url_constants.h',
    },
    {
      title: 'Firefox and the "about" protocol (MDN)',
      url: 'https://developer.mozilla.org/en-US/docs/Mozilla/Firefox/The_about_protocol',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    chrome: text({ label: 'In Chrome', code: true }),
    shows: text({ label: 'Shows' }),
    task: text({ label: 'Use it to' }),
    edge: text({ label: 'In Edge', code: true, none: true }),
    firefox: text({ label: 'Nearest in Firefox', code: true, none: true }),
    care: text({
      label: 'Care',
      choices: [
        'look',
        'changes until restart',
        'changes your data',
        'deletes data',
        'risky',
        'debugging page',
      ],
    }),
  },
});

import { dataSet, text, yesNo } from '../../plugins/tables/node/index.ts';

export const httpStatusCodes = dataSet({
  title: 'HTTP status codes',
  day: '2026-11-25',
  sources: [
    {
      title: 'HTTP Status Code Registry (IANA)',
      url: 'https://www.iana.org/assignments/http-status-codes/http-status-codes.xhtml',
    },
    {
      title: 'RFC 9110, HTTP Semantics, section 15',
      url: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
    },
    {
      title: 'RFC 6585, Additional HTTP Status Codes',
      url: 'https://www.rfc-editor.org/rfc/rfc6585',
    },
    {
      title: 'Cloudflare 5xx errors (Cloudflare)',
      url: 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/',
    },
    {
      title: 'ngx_http_request.h, code 499 (nginx)',
      url: 'https://github.com/nginx/nginx/blob/master/src/http/ngx_http_request.h',
    },
  ],
  id: 'code',
  columns: {
    code: text({ label: 'Code', pattern: /^[1-5]\d\d$/, code: true }),
    name: text({ label: 'Name' }),
    class: text({
      label: 'Class',
      choices: ['Informational', 'Success', 'Redirection', 'Client error', 'Server error'],
    }),
    when: text({ label: 'When it is sent' }),
    cacheable: yesNo({ label: 'Cacheable unless told otherwise' }),
    source: text({ label: 'Defined in' }),
  },
});

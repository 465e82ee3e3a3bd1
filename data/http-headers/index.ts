import { dataSet, type RowOf, text } from '../../plugins/data/node/index.ts';

export const httpHeaders = dataSet({
  title: 'HTTP headers',
  day: '2026-11-21',
  sources: [
    {
      title: 'HTTP Field Name Registry (IANA)',
      url: 'https://www.iana.org/assignments/http-fields/http-fields.xhtml',
    },
    { title: 'RFC 9110, HTTP Semantics', url: 'https://www.rfc-editor.org/rfc/rfc9110' },
    { title: 'RFC 9111, HTTP Caching', url: 'https://www.rfc-editor.org/rfc/rfc9111' },
  ],
  id: 'name',
  columns: {
    name: text({ label: 'Header', pattern: /^[A-Z][A-Za-z-]*$/, code: true }),
    purpose: text({
      label: 'Purpose',
      choices: [
        'Body',
        'Negotiation',
        'Caching',
        'Conditions',
        'Ranges',
        'Routing',
        'Sign-in',
        'Connection',
        'Security',
        'Proxies',
        'Limits and endings',
      ],
    }),
    side: text({ label: 'Sent in', choices: ['Request', 'Response', 'Both'] }),
    example: text({ label: 'Example', code: true }),
    meaning: text({ label: 'What it says' }),
    source: text({ label: 'Defined in' }),
  },
});

/** One header field of HTTP. */
export type HttpHeader = RowOf<typeof httpHeaders>;

import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const httpHeaders = dataSet({
  title: 'HTTP headers',
  day: '2026-11-25',
  sources: [
    {
      title: 'HTTP Field Name Registry (IANA)',
      url: 'https://www.iana.org/assignments/http-fields/http-fields.xhtml',
    },
    { title: 'RFC 9110, HTTP Semantics', url: 'https://www.rfc-editor.org/rfc/rfc9110' },
    { title: 'RFC 9111, HTTP Caching', url: 'https://www.rfc-editor.org/rfc/rfc9111' },
    { title: 'RFC 10008, The HTTP QUERY Method', url: 'https://www.rfc-editor.org/rfc/rfc10008' },
    {
      title: 'RFC 10025, Cookies: HTTP State Management Mechanism',
      url: 'https://www.rfc-editor.org/rfc/rfc10025',
    },
    { title: 'Fetch Standard (WHATWG)', url: 'https://fetch.spec.whatwg.org/' },
    {
      title: 'Fetch Metadata Request Headers (W3C)',
      url: 'https://www.w3.org/TR/fetch-metadata/',
    },
    {
      title: 'Robots meta tag and X-Robots-Tag (Google Search Central)',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    },
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
        'Limits and notices',
      ],
    }),
    side: text({ label: 'Sent in', choices: ['Request', 'Response', 'Both'] }),
    example: text({ label: 'Example', code: true }),
    meaning: text({ label: 'What it means' }),
    source: text({ label: 'Defined in' }),
  },
});

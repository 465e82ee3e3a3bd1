import { dataSet, text, yesNo } from '../../plugins/tables/node/index.ts';

export const ipRanges = dataSet({
  title: 'Special-purpose IP ranges',
  day: '2026-11-29',
  sources: [
    {
      title: 'IANA IPv4 Special-Purpose Address Registry',
      url: 'https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml',
    },
    {
      title: 'IANA IPv6 Special-Purpose Address Registry',
      url: 'https://www.iana.org/assignments/iana-ipv6-special-registry/iana-ipv6-special-registry.xhtml',
    },
  ],
  id: 'id',
  columns: {
    block: text({ label: 'Block', code: true, pattern: /^[\d.:a-f]+\/\d+$/ }),
    name: text({ label: 'Name' }),
    first: text({ label: 'First address', code: true }),
    last: text({ label: 'Last address', code: true }),
    addresses: text({ label: 'Addresses' }),
    use: text({ label: 'Use' }),
    reachable: yesNo({ label: 'Reachable from the internet', none: true }),
    version: text({ label: 'Version', choices: ['IPv4', 'IPv6'] }),
    rfc: text({ label: 'RFC' }),
    id: text({ label: 'Id', pattern: /^[a-z0-9][a-z0-9.-]*$/ }),
  },
});

import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { configInBrowser } from '../../../../../framework/siteConfig/node/index.ts';

test('readers get what a browser reads of the configuration, and no options of plugins', () => {
  const config = {
    title: 'Library',
    baseUrl: '/',
    baseUrlIssueBanner: true,
    customFields: { repository: 'https://example.com' },
    themeConfig: { navbar: { title: 'Library' } },
    presets: [['classic', { docs: { siteDir: '/home/author/library' } }]],
    plugins: [['checks', { folder: '/home/author/library/docs' }]],
    ssrTemplate: '<!DOCTYPE html>',
  } as unknown as DocusaurusConfig;
  expect(configInBrowser(config)).toEqual({
    title: 'Library',
    baseUrl: '/',
    baseUrlIssueBanner: true,
    customFields: { repository: 'https://example.com' },
    themeConfig: { navbar: { title: 'Library' } },
  });
});

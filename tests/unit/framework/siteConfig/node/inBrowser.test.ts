import type { DocusaurusConfig, SiteMetadata } from '@docusaurus/types';
import { expect, test } from 'vitest';
import {
  configInBrowser,
  metadataInBrowser,
} from '../../../../../framework/siteConfig/node/inBrowser.ts';

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

test('readers get the version of the framework, and not those of its plugins', () => {
  const metadata: SiteMetadata = {
    docusaurusVersion: '3.8.1',
    siteVersion: '1.0.0',
    pluginVersions: { checks: { type: 'package', name: 'checks', version: '1.2.3' } },
  };
  expect(metadataInBrowser(metadata)).toEqual({ ...metadata, pluginVersions: {} });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { configInBrowser, metadataInBrowser } from './inBrowser.ts';

/**
 * Sends browsers only the part of the configuration that they read. The framework puts all of it into the
 * main bundle, including plugin options with local paths.
 */
export const siteConfigPlugin = ({ siteConfig, generatedFilesDir }: LoadContext): Plugin => ({
  name: 'site-config',
  configureWebpack(config, isServer) {
    if (isServer || config.mode !== 'production') {
      return {};
    }
    const folder = path.join(generatedFilesDir, 'site-config');
    const metadata = readFileSync(path.join(generatedFilesDir, 'site-metadata.json'), 'utf8');
    const write = (name: string, content: object) => {
      const file = path.join(folder, name);
      writeFileSync(file, JSON.stringify(content));
      return file;
    };
    mkdirSync(folder, { recursive: true });
    return {
      // Goes before the framework's alias, which matches the folder of all generated files.
      mergeStrategy: { 'resolve.alias': 'prepend' },
      resolve: {
        alias: {
          '@generated/docusaurus.config$': write('config.json', configInBrowser(siteConfig)),
          '@generated/site-metadata$': write(
            'metadata.json',
            metadataInBrowser(JSON.parse(metadata)),
          ),
        },
      },
    };
  },
});

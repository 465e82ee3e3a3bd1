import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PALETTE } from '../../../site/palette.ts';
import { iconFile, pngOf } from './icon.ts';

/** Options of the plugin. */
export interface IconsOptions {
  /** Absolute path of the mark, an SVG. */
  readonly mark: string;
  /** Name of the site on a phone's home screen. */
  readonly shortTitle: string;
}

/** Name of the manifest in the build. */
const MANIFEST = 'manifest.webmanifest';

const { paper } = PALETTE.light;

/** Icons for home screens, by file name. The mark of a maskable one is inside the circle that every phone shows. */
const HOME_SCREEN = {
  'img/icon-192.png': { size: 192, margin: 0.12, purpose: 'any' },
  'img/icon-512.png': { size: 512, margin: 0.12, purpose: 'any' },
  'img/maskable-512.png': { size: 512, margin: 0.24, purpose: 'maskable' },
} as const;

/**
 * Makes the icons for browsers that can't use the SVG, and for home screens, from the mark, and the manifest that names
 * them. Browsers look for `favicon.ico` and `apple-touch-icon.png` without a link.
 */
export function iconsPlugin({ mark, shortTitle }: IconsOptions): (context: LoadContext) => Plugin {
  return ({ siteConfig: { title, tagline, baseUrl } }) => {
    const manifest = {
      name: title,
      short_name: shortTitle,
      description: tagline,
      id: baseUrl,
      start_url: baseUrl,
      scope: baseUrl,
      // With the browser's buttons, since there's no other way back.
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: Object.entries(HOME_SCREEN).map(([file, { size, purpose }]) => ({
        src: baseUrl + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    };
    return {
      name: 'icons',
      injectHtmlTags: () => ({
        headTags: [{ tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + MANIFEST } }],
      }),
      async postBuild({ outDir }) {
        const svg = await readFile(mark, 'utf8');
        const write = (file: string, content: string | Buffer) =>
          writeFile(path.join(outDir, file), content);
        await Promise.all([
          ...Object.entries(HOME_SCREEN).map(([file, { size, margin }]) =>
            write(file, pngOf(svg, { size, margin, background: paper })),
          ),
          write('apple-touch-icon.png', pngOf(svg, { size: 180, margin: 0.14, background: paper })),
          write('favicon.ico', iconFile(pngOf(svg, { size: 32, margin: 0 }), 32)),
          write(MANIFEST, JSON.stringify(manifest)),
        ]);
      },
    };
  };
}

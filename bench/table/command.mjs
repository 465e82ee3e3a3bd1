import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.mjs';
import { buildFolders } from '../../scripts/build/folders.mjs';
import { Refusal } from '../../scripts/command/refusal.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { serve } from '../../scripts/serve/server.mjs';
import { medianPage } from '../page/medianPage.mjs';
import { serveSecurely } from '../page/secureServer.mjs';
import { GROUPS } from './figures.mjs';

/** A port that neither `npm start` nor the tests use. */
const PORT = 3226;

/** @param {import('./figures.mjs').Figure} figure @param {string} command */
function row({ what, value, target, unit, isLeast = false }, command) {
  const digits = /^(?:ms|points|MB)$/.test(unit) ? 0 : unit === 's' ? 2 : 1;
  const holds = isLeast ? value >= target : value <= target;
  return `| ${what} | ${value.toFixed(digits)} ${unit} | ${target} ${unit} | ${holds ? 'holds' : 'misses'} | \`${command}\` |`;
}

/**
 * Prints the measured figures of the build beside their targets: all of them, or only the named groups.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in GROUPS));
  if (unknown !== undefined) {
    throw new Refusal(
      `"${unknown}" is not a group; name some of ${Object.keys(GROUPS).join(', ')}`,
    );
  }
  const page = await medianPage();
  const program = await provideBrowser(ROOT, process.env);
  const folder = buildFolders(ROOT).live;
  const production = await serveSecurely();
  const { server, address } = await serve({ folder, port: PORT });
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', production.trust],
  });
  const local = new URL(address).origin;
  const {
    addresses: [secure = ''],
    trust,
  } = production;
  const ground = { browser, program, secure, trust, local, folder, page };
  console.log(`${page}; load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
  console.log('| figure | is | wanted | | command |\n|---|---:|---:|---|---|');
  try {
    for (const [name, { command, measure }] of Object.entries(GROUPS)) {
      if (named.length === 0 || named.includes(name)) {
        for (const figure of await measure(ground)) {
          console.log(row(figure, command));
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    await production.stop();
  }
}

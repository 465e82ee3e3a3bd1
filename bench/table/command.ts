import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../../scripts/browser/provide.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';
import { medianPage } from '../page/medianPage.ts';
import { serveSecurely } from '../page/secureServer.ts';
import { type Figure, GROUPS } from './figures.ts';

/** A port that neither `npm start` nor the tests use. */
const PORT = 3226;

function row({ what, value, target, unit, isLeast = false }: Figure, command: string) {
  const digits = /^(?:ms|points|MB)$/.test(unit) ? 0 : unit === 's' ? 2 : 1;
  const holds = isLeast ? value >= target : value <= target;
  return `| ${what} | ${value.toFixed(digits)} ${unit} | ${target} ${unit} | ${holds ? 'holds' : 'misses'} | \`${command}\` |`;
}

/** Prints the measured figures of the build beside their targets: all of them, or only the named groups. */
export async function main(): Promise<void> {
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

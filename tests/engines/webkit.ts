import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '../serving/freePort.ts';
import type { Browser } from './browser.ts';
import { TAKE_FAULTS } from './pageFaults.ts';

/** Absolute paths of the programs that run WebKit without a screen. */
export interface WebKitPrograms {
  /** WebKitWebDriver, which starts the engine's own small browser. */
  readonly driver: string;
  /** Xvfb, the virtual display. */
  readonly display: string;
}

/** How long a browser may take to start, and a page to be parsed. */
const PATIENCE = { timeout: 60_000 };

/** The property with an element's ID in WebDriver responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a virtual display of its own and returns its name. */
async function openDisplay(program: string, children: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const display = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(display);
  const [number] = await once(display.stdio[3] as Readable, 'data');
  return `:${String(number).trim()}`;
}

/** Sends a WebDriver command to a URL and returns its value. */
async function command(method: string, address: string, body?: object) {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`${value.error}: ${value.message}`);
  }
  return value;
}

/** Starts the processes for a session, and the session. */
async function openSession(programs: WebKitPrograms, children: ChildProcess[]) {
  const DISPLAY = await openDisplay(programs.display, children);
  const port = await freePort();
  children.push(
    spawn(programs.driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY },
      stdio: 'ignore',
    }),
  );
  const driver = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => command('GET', `${driver}/status`), PATIENCE);
  const { sessionId, capabilities } = await command('POST', `${driver}/session`, {
    // With "eager", WebKitWebDriver 2.50 sometimes never responds to the command after a navigation.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  });
  return { session: `${driver}/session/${sessionId}`, version: capabilities.browserVersion };
}

/** Starts WebKit on a display of its own. */
export async function openWebKit(programs: WebKitPrograms): Promise<Browser> {
  const children: ChildProcess[] = [];
  const end = () => children.reverse().forEach((child) => void child.kill());
  const { session, version } = await openSession(programs, children).catch((error) => {
    end();
    throw error;
  });
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
  const evaluate: Browser['evaluate'] = (run, ...args) =>
    post('execute/sync', { script: `return (${run})(...arguments)`, args });
  return {
    name: `WebKitGTK ${version}`,
    evaluate,
    goto: async (url) => {
      await evaluate(() => {
        Object.assign(window, { isLeft: true });
      });
      await post('url', { url });
      const isParsed = () => !('isLeft' in window) && document.readyState !== 'loading';
      // While the browser leaves the previous page, the driver has no page to query.
      await vi.waitFor(async () => {
        if (!(await evaluate(isParsed))) {
          throw new Error(`${url} isn't parsed`);
        }
      }, PATIENCE);
    },
    click: async (value) => {
      const element = await post('element', { using: 'css selector', value });
      await post(`element/${element[ELEMENT]}/click`, {});
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
    },
    takeFaults: () => evaluate(...TAKE_FAULTS),
    close: async () => {
      await command('DELETE', session).finally(end);
    },
  };
}

import puppeteer from 'puppeteer-core';
import type { Browser } from './browser.ts';

/** Starts headless Firefox with a profile of its own. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  let faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      faults.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`error of the page: ${error}`));
  return {
    name: await browser.version(),
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    takeFaults: async () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

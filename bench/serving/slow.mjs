import { once, setMaxListeners } from 'node:events';
import { connect } from 'node:net';
import { startLocal } from './servers.mjs';

/** How many clients read one byte a second. */
const CLIENTS = 200;

/** How many requests others send meanwhile. */
const REQUESTS = 300;

/** What each asks for, one behind the other: together far more than the system keeps for a connection. */
const ASKED = 'GET /airport HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40);

/** How much slower others may be served meanwhile: noise is less, a server that waits is far more. */
const LIMIT = 3;

/**
 * Opens a connection that asks for a page many times and reads one byte of it each second.
 *
 * @param {number} port
 * @param {AbortSignal} signal ends it
 * @returns {Promise<void>}
 */
async function readSlowly(port, signal) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(ASKED);
  await once(socket, 'readable');
  const timer = setInterval(() => socket.read(1), 1_000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    socket.destroy();
  });
}

/**
 * @param {string} address
 * @returns {Promise<{ median: number, worst: number }>} milliseconds of a page, one after the other
 */
async function timeRequests(address) {
  /** @type {number[]} */
  const times = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    const began = performance.now();
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(REQUESTS / 2)] ?? 0, worst: times.at(-1) ?? 0 };
}

/**
 * Times requests to the local server without and with clients that hardly read, and prints both.
 *
 * @returns {Promise<string[]>} a sentence where the clients hold it up
 */
export async function slow() {
  const { port, stop } = await startLocal();
  const ended = new AbortController();
  setMaxListeners(CLIENTS, ended.signal);
  try {
    const address = `http://127.0.0.1:${port}/docker`;
    await timeRequests(address);
    const alone = await timeRequests(address);
    await Promise.all(Array.from({ length: CLIENTS }, () => readSlowly(port, ended.signal)));
    const beside = await timeRequests(address);
    const show = (/** @type {typeof alone} */ { median, worst }) =>
      `median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;
    console.log(
      `local server, ${REQUESTS} requests: ${show(alone)}; ` +
        `beside ${CLIENTS} clients that read one byte a second: ${show(beside)}`,
    );
    return beside.median > LIMIT * alone.median
      ? [`slow: the median grew from ${alone.median} to ${beside.median} ms`]
      : [];
  } finally {
    ended.abort();
    await stop();
  }
}

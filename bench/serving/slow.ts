import { once, setMaxListeners } from 'node:events';
import { connect } from 'node:net';
import { startLocal } from './servers.ts';

/** Number of clients that read one byte per second. */
const CLIENTS = 200;

/** Number of timed requests. */
const REQUESTS = 300;

/** Pipelined requests of each slow client: the responses far exceed the system's socket buffers. */
const ASKED = 'GET /airport HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40);

/** Allowed slowdown of other requests: noise stays below it, a blocked server is far above it. */
const LIMIT = 3;

/**
 * Opens a connection that requests a page many times and reads one byte per second.
 *
 * @param signal - ends it
 */
async function readSlowly(port: number, signal: AbortSignal): Promise<void> {
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

/** @returns milliseconds per page, requested sequentially */
async function timeRequests(address: string): Promise<{ median: number; worst: number }> {
  const times: number[] = [];
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
 * Times requests to the local server without and with slow clients, and prints both.
 *
 * @returns a message if the slow clients hold up the server
 */
export async function slow(): Promise<string[]> {
  const { port, stop } = await startLocal();
  const ended = new AbortController();
  setMaxListeners(CLIENTS, ended.signal);
  try {
    const address = `http://127.0.0.1:${port}/docker`;
    await timeRequests(address);
    const alone = await timeRequests(address);
    await Promise.all(Array.from({ length: CLIENTS }, () => readSlowly(port, ended.signal)));
    const beside = await timeRequests(address);
    const show = ({ median, worst }: typeof alone) =>
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

import { createServer } from 'node:http';
import { createHandler } from './handler.mjs';
import { listen } from './port.mjs';

/**
 * Serves a build and returns once it answers.
 *
 * @param {object} options
 * @param {string} options.folder the build
 * @param {number} options.port
 * @param {Pick<import('../../site/settings.ts').Settings, 'baseUrl' | 'trailingSlash'>} options.settings
 * @returns {Promise<{ server: import('node:http').Server, address: string }>} the server, and the home page's address
 * @throws {import('../command/refusal.mjs').Refusal} when the port cannot be had
 * @throws Error when the home page does not answer
 */
export async function serve({ folder, port, settings: { baseUrl, trailingSlash } }) {
  const handler = createHandler({ folder, baseUrl, trailingSlash });
  const server = await listen(
    createServer((request, response) => {
      handler(request, response).catch((error) => {
        console.error(error);
        response.destroy();
      });
    }),
    port,
  );
  const address = `http://localhost:${port}${baseUrl}`;
  const { status } = await fetch(address, { method: 'HEAD' });
  if (status !== 200) {
    server.close();
    throw new Error(`${address} answers with the status ${status}; build/ has no home page`);
  }
  return { server, address };
}

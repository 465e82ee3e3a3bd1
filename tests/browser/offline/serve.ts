// Serves a folder on a port until the process is killed. It's a process of its own because the browser tests run as
// CommonJS, which the project's modules aren't.
import { serve } from '../../../commands/serving/server.ts';

const [folder = '', port] = process.argv.slice(2);

void serve({ folder, port: Number(port) }).then(({ address }) => console.log(address));

import path from 'node:path';
import { startedReader } from '../../plugins/checks/node/elsewhere.ts';
import { ROOT } from '../project/root.ts';

/** Reads documents in another process, which starts when this module is loaded. */
export const readElsewhere = startedReader(path.join(ROOT, 'data'));

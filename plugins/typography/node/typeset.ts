import { curled } from './quotes.ts';
import { joined } from './units.ts';

/** Sets a text as documents have it: with curly quotes, and no line break between a number and its unit. */
export const typeset = (text: string): string => joined(curled(text));

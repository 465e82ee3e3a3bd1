import { createContext } from 'react';

/** HTML of a block that the build highlighted; otherwise `undefined`. */
export const HighlightedCode = createContext<string | undefined>(undefined);

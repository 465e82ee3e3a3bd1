import { createContext } from 'react';

/** HTML of the code in a block that the build has highlighted; `undefined` in any other block. */
export const HighlightedCode = createContext<string | undefined>(undefined);

export { type Acronyms, acronymsOf } from './acronyms.ts';
export { type AbbreviationOptions, remarkAbbreviations } from './remarkAbbreviations.ts';

export { type Acronyms, acronymsOf } from './acronyms.ts';
export {
  type AbbreviationOptions,
  abbreviationFaults,
  remarkAbbreviations,
} from './remarkAbbreviations.ts';

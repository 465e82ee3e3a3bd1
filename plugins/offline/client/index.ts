export { fetchLibrary } from './download.ts';
export { canKeep, sentenceOf } from './failure.ts';
export { keep, remove } from './keep.ts';
export { type Kept, keptLibrary, readKept } from './kept.ts';

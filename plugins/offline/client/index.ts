export { fetchLibrary } from './download.ts';
export { canKeep, failureOf } from './failure.ts';
export { keep, remove } from './keep.ts';
export { type Kept, keptLibrary, readKept } from './kept.ts';

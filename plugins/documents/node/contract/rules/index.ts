import { addresses, documentEndings, formerSlugs, published } from './addresses.ts';
import { characters } from './characters.ts';
import { indexList, keyNames, kindContents, knownNames } from './components.ts';
import { frontMatter, sectionKeywords, sourceAddresses, unique } from './fields.ts';
import {
  anchors,
  enoughLinks,
  internalLinks,
  linkTargets,
  linkTexts,
  orphans,
  secureLinks,
} from './links.ts';
import { lists } from './lists.ts';
import { diagrams, pictureFiles, pictureSize, pictureText } from './pictures.ts';
import type { AsyncLibraryRule, FileRule, LibraryRule, PageRule } from './rule.ts';
import { order, sidebars } from './sidebars.ts';
import { doubledWords, garbled, realDays } from './slips.ts';
import { staleFuture } from './staleFuture.ts';
import { headingLevels, headingsUnique, headingTexts, marks, opening } from './structure.ts';
import { codeLanguage, directives, formulas, syntax, tableCells } from './syntax.ts';
import { unitPairs } from './unitPairs.ts';
import { phrasings, spelling } from './words.ts';

/** The rules for each file. */
export const FILE_RULES: readonly FileRule[] = [characters, frontMatter, syntax, marks];

/** The rules for each document that can be parsed. */
export const PAGE_RULES: readonly PageRule[] = [
  opening,
  headingLevels,
  headingTexts,
  headingsUnique,
  codeLanguage,
  pictureText,
  pictureSize,
  internalLinks,
  secureLinks,
  linkTexts,
  indexList,
  kindContents,
  sectionKeywords,
  sourceAddresses,
  formulas,
  knownNames,
  directives,
  tableCells,
  keyNames,
  unitPairs,
  staleFuture,
  phrasings,
  doubledWords,
  garbled,
  realDays,
];

/** The rules that compare documents. */
export const LIBRARY_RULES: readonly (LibraryRule | AsyncLibraryRule)[] = [
  addresses,
  documentEndings,
  formerSlugs,
  published,
  unique,
  linkTargets,
  anchors,
  pictureFiles,
  diagrams,
  enoughLinks,
  orphans,
  sidebars,
  order,
  lists,
  spelling,
];

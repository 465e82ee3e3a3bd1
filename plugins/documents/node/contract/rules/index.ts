import { addresses, formerSlugs, published } from './addresses.ts';
import { indexList, keyNames, knownNames } from './components.ts';
import { frontMatter, sectionKeywords, unique } from './fields.ts';
import { anchors, enoughLinks, internalLinks, linkTargets, orphans, secureLinks } from './links.ts';
import { diagrams, pictureFiles, pictureSize, pictureText } from './pictures.ts';
import type { AsyncLibraryRule, FileRule, LibraryRule, PageRule } from './rule.ts';
import { order, sidebars } from './sidebars.ts';
import { staleFuture } from './staleFuture.ts';
import { headingLevels, headingsUnique, marks, opening } from './structure.ts';
import { codeLanguage, directives, formulas, syntax, tableCells } from './syntax.ts';
import { unitPairs } from './unitPairs.ts';
import { phrasings, spelling } from './words.ts';

/** The rules for each file. */
export const FILE_RULES: readonly FileRule[] = [frontMatter, syntax, marks];

/** The rules for each document that can be parsed. */
export const PAGE_RULES: readonly PageRule[] = [
  opening,
  headingLevels,
  headingsUnique,
  codeLanguage,
  pictureText,
  pictureSize,
  internalLinks,
  secureLinks,
  indexList,
  sectionKeywords,
  formulas,
  knownNames,
  directives,
  tableCells,
  keyNames,
  unitPairs,
  staleFuture,
  phrasings,
];

/** The rules that compare documents. */
export const LIBRARY_RULES: readonly (LibraryRule | AsyncLibraryRule)[] = [
  addresses,
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
  spelling,
];

import { addresses, formerSlugs, published } from './addresses.ts';
import { contents } from './componentContents.ts';
import { attributes, indexList, keyNames, knownNames } from './components.ts';
import { frontMatter, sectionKeywords, unique } from './fields.ts';
import { dollars, formulas, formulaText } from './formulas.ts';
import {
  anchors,
  enoughLinks,
  internalLinks,
  linkForm,
  linkTargets,
  orphans,
  secureLinks,
} from './links.ts';
import { definitions, emptyContent, headingMarkup, otherMeanings } from './markup.ts';
import {
  diagrams,
  pictureFiles,
  pictureSize,
  picturesAreFigures,
  pictureText,
} from './pictures.ts';
import { rawMarkdown } from './rawMarkdown.ts';
import type { AsyncLibraryRule, FileRule, LibraryRule, PageRule } from './rule.ts';
import { order, sidebars } from './sidebars.ts';
import { staleFuture } from './staleFuture.ts';
import { headingLevels, headingsUnique, marks, opening } from './structure.ts';
import { codeContent, codeLanguage, directives, syntax, tableCells } from './syntax.ts';
import { unitPairs } from './unitPairs.ts';
import { confusions, phrasings, spelling } from './words.ts';

/** The rules for each file. */
export const FILE_RULES: readonly FileRule[] = [frontMatter, syntax, marks];

/** The rules for each document that can be parsed. */
export const PAGE_RULES: readonly PageRule[] = [
  opening,
  headingLevels,
  headingsUnique,
  headingMarkup,
  rawMarkdown,
  otherMeanings,
  definitions,
  emptyContent,
  codeLanguage,
  codeContent,
  picturesAreFigures,
  pictureText,
  pictureSize,
  internalLinks,
  secureLinks,
  linkForm,
  indexList,
  sectionKeywords,
  formulas,
  dollars,
  formulaText,
  knownNames,
  attributes,
  contents,
  directives,
  tableCells,
  keyNames,
  unitPairs,
  staleFuture,
  phrasings,
  confusions,
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

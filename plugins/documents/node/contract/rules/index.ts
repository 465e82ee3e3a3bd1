import { addresses, documentEndings, formerSlugs, published } from './addresses.ts';
import { characters } from './characters.ts';
import { contents } from './componentContents.ts';
import { attributes, indexList, keyNames, kindContents, knownNames } from './components.ts';
import { weekdays } from './dates.ts';
import { frontMatter, sectionKeywords, sourceAddresses, unique } from './fields.ts';
import { dollars, formulas, formulaText } from './formulas.ts';
import { notes } from './leftovers.ts';
import {
  anchors,
  enoughLinks,
  internalLinks,
  linkForm,
  linkTargets,
  linkTexts,
  orphans,
  secureLinks,
} from './links.ts';
import { lists } from './lists.ts';
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
import { doubledWords, garbled, realDays } from './slips.ts';
import { staleFuture } from './staleFuture.ts';
import { headingLevels, headingsUnique, headingTexts, marks, opening } from './structure.ts';
import { codeContent, codeLanguage, directives, syntax, tableCells } from './syntax.ts';
import { unitPairs } from './unitPairs.ts';
import { confusions, phrasings, spelling } from './words.ts';

/** The rules for each file. */
export const FILE_RULES: readonly FileRule[] = [characters, frontMatter, syntax, marks];

/** The rules for each document that can be parsed. */
export const PAGE_RULES: readonly PageRule[] = [
  opening,
  headingLevels,
  headingTexts,
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
  linkTexts,
  indexList,
  kindContents,
  sectionKeywords,
  sourceAddresses,
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
  doubledWords,
  garbled,
  realDays,
  weekdays,
  notes,
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

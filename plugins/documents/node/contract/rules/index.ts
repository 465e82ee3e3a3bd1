import { frontMatter } from './file/frontMatter.ts';
import { marks } from './file/marks.ts';
import { syntax } from './file/syntax.ts';
import { addresses } from './library/addresses.ts';
import { anchors } from './library/anchors.ts';
import { diagrams } from './library/diagrams.ts';
import { enoughLinks } from './library/enoughLinks.ts';
import { formerSlugs } from './library/formerSlugs.ts';
import { indexByHand } from './library/indexByHand.ts';
import { linkTargets } from './library/linkTargets.ts';
import { order } from './library/order.ts';
import { orphans } from './library/orphans.ts';
import { pictureFiles } from './library/pictureFiles.ts';
import { published } from './library/published.ts';
import { sidebars } from './library/sidebars.ts';
import { spelling } from './library/spelling.ts';
import { unique } from './library/unique.ts';
import { wordList } from './library/wordList.ts';
import { codeLanguage } from './page/codeLanguage.ts';
import { directives } from './page/directives.ts';
import { formulas } from './page/formulas.ts';
import { headingLevels } from './page/headingLevels.ts';
import { headingsUnique } from './page/headingsUnique.ts';
import { indexList } from './page/indexList.ts';
import { internalLinks } from './page/internalLinks.ts';
import { keyNames } from './page/keyNames.ts';
import { knownNames } from './page/knownNames.ts';
import { opening } from './page/opening.ts';
import { phrasings } from './page/phrasings.ts';
import { pictureSize } from './page/pictureSize.ts';
import { pictureText } from './page/pictureText.ts';
import { sectionKeywords } from './page/sectionKeywords.ts';
import { secureLinks } from './page/secureLinks.ts';
import { staleFuture } from './page/staleFuture.ts';
import { tableCells } from './page/tableCells.ts';
import { unitPairs } from './page/unitPairs.ts';
import type { AsyncLibraryRule, FileRule, LibraryRule, PageRule } from './rule.ts';

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
  indexByHand,
  spelling,
  wordList,
];

import type { Root } from 'mdast';
import type { Heading } from '../../../../mdx/node/headings.ts';
import type { Catalog } from '../catalog.ts';
import type { Finding, Problem } from '../finding.ts';
import type { FrontMatterReading } from '../frontMatter/read.ts';
import type { PageLink } from '../page/links.ts';

/** A document's file, whether or not its text can be read. */
export interface SourceFile {
  /** The whole file. */
  readonly text: string;
  readonly frontMatter: FrontMatterReading;
  /** Where the text stops being MDX, if it does. */
  readonly syntaxProblem: Problem | undefined;
}

/** A document's text, read. */
export interface Page {
  readonly frontMatter: FrontMatterReading;
  /** The whole file. */
  readonly text: string;
  /** Its positions are those in the file. */
  readonly tree: Root;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  /** Origin of the site, such as `https://library.example.org`. */
  readonly origin: string;
}

/** A rule of the contract; each is in a file of its own. */
interface Rule {
  /** Unique, in words joined by hyphens. */
  readonly name: string;
  /** What holds where the rule is kept, in one line; WRITING.md says the same. */
  readonly description: string;
  /** Whether it holds for drafts too: what is still being written need not be linked or spelled yet. */
  readonly holdsForDrafts: boolean;
}

/** A rule for each file. */
export interface FileRule extends Rule {
  check(file: SourceFile): readonly Problem[];
}

/** A rule for each text that can be read. */
export interface PageRule extends Rule {
  check(page: Page): readonly Problem[];
}

/** A rule for documents among each other. */
export interface LibraryRule extends Rule {
  check(catalog: Catalog): readonly Finding[];
}

/** One that a tool of others decides, in its own time. */
export interface AsyncLibraryRule extends Rule {
  check(catalog: Catalog): Promise<readonly Finding[]>;
}

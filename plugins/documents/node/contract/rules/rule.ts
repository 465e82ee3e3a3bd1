import type { Root } from 'mdast';
import type { Heading } from '../../../../mdx/node/headings.ts';
import type { Catalog } from '../catalog.ts';
import type { Finding, Problem } from '../finding.ts';
import type { FrontMatterReading } from '../frontMatter/read.ts';
import type { PageLink } from '../page/links.ts';

/** A document's file, even if it can't be parsed. */
export interface SourceFile {
  /** Content of the file. */
  readonly text: string;
  readonly frontMatter: FrontMatterReading;
  /** The first syntax error, if any. */
  readonly syntaxProblem: Problem | undefined;
}

/** A document that could be parsed. */
export interface Page {
  readonly frontMatter: FrontMatterReading;
  /** Content of the file. */
  readonly text: string;
  /** Positions are relative to the file. */
  readonly tree: Root;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  /** Origin of the site, such as `https://library.example.org`. */
  readonly origin: string;
}

/** A rule of the contract. Each has its own file. */
interface Rule {
  /** Unique name, in words joined by hyphens. */
  readonly name: string;
  /** The requirement in one line; WRITING.md says the same. */
  readonly description: string;
  /** Whether it applies to drafts too. For example, drafts don't have to be linked or spell-checked. */
  readonly holdsForDrafts: boolean;
}

/** A rule for each file. */
export interface FileRule extends Rule {
  check(file: SourceFile): readonly Problem[];
}

/** A rule for each document that can be parsed. */
export interface PageRule extends Rule {
  check(page: Page): readonly Problem[];
}

/** A rule that compares documents. */
export interface LibraryRule extends Rule {
  check(catalog: Catalog): readonly Finding[];
}

/** A rule whose third-party tool runs asynchronously. */
export interface AsyncLibraryRule extends Rule {
  check(catalog: Catalog): Promise<readonly Finding[]>;
}

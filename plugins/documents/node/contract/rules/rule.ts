import type { Root } from 'mdast';
import type { Fault } from '../../../../mdx/node/faults.ts';
import type { Heading } from '../../../../mdx/node/headings.ts';
import type { Catalog } from '../catalog.ts';
import type { PageLink } from '../pageLinks.ts';
import type { FrontMatterReading } from '../readFrontMatter.ts';

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

/** A document's file, even if it can't be parsed. */
export interface SourceFile extends Pick<Page, 'text' | 'frontMatter'> {
  /** The first syntax error, if any. */
  readonly syntaxFault: Fault | undefined;
}

/** A mistake, and the file that it's in. */
export interface Finding extends Fault {
  /** Path relative to the project with forward slashes, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
}

/** A rule of the contract. */
interface Rule<Subject, Found> {
  /** The requirement in one line; WRITING.md says the same. */
  readonly description: string;
  /** Whether drafts may break it. For example, drafts don't have to be linked or spell-checked. */
  readonly sparesDrafts?: true;
  /** Returns each place that breaks the rule. */
  readonly check: (subject: Subject) => Found;
}

/** A rule for each file. */
export type FileRule = Rule<SourceFile, readonly Fault[]>;

/** A rule for each document that can be parsed. */
export type PageRule = Rule<Page, readonly Fault[]>;

/** A rule that compares documents. */
export type LibraryRule = Rule<Catalog, readonly Finding[]>;

/** A rule whose third-party tool runs asynchronously. */
export type AsyncLibraryRule = Rule<Catalog, Promise<readonly Finding[]>>;

import { type Import, importsOf, targetOf } from './imports.ts';

/** A rule that forbids some files from importing others. */
interface Rule {
  /** The files that it applies to: a pattern for their paths below the project. */
  readonly from: RegExp;
  /** The imports that it forbids: a pattern for their resolved paths or specifiers. */
  readonly to: RegExp;
  /** Whether type-only imports are allowed, because they're erased at run time. */
  readonly allowsTypes: boolean;
  readonly why: string;
}

/** Code that runs in Node only. */
const NODE = /^(?:(?:commands|release)\/|(?:plugins|framework)\/(?:[^/]+\/)+?node(?:\/|$))/;

/** A plugin's or a patch's code for the browser. */
const CLIENT = /^(?:plugins|framework)\/(?:[^/]+\/)+?client(?:\/|$)/;

/** All code for the browser. */
const BROWSER = new RegExp(`^(?:src|ui)\\/|${CLIENT.source}`);

/** The boundaries between build code, browser code, and documents. */
export const RULES: readonly Rule[] = [
  {
    from: NODE,
    to: CLIENT,
    allowsTypes: false,
    why: 'code of the build does not import code of the browser; put what both need into shared/',
  },
  {
    from: CLIENT,
    to: NODE,
    allowsTypes: false,
    why: 'code of the browser does not import code of the build; put what both need into shared/',
  },
  {
    from: /^(?:plugins|framework)\/(?:[^/]+\/)+?shared\//,
    to: new RegExp(`${NODE.source}|${CLIENT.source}`),
    allowsTypes: false,
    why: 'what is shared imports neither side',
  },
  {
    from: /^(?:src|ui)\//,
    to: NODE,
    allowsTypes: false,
    why: 'pages and components do not import code of the build; it hands them data',
  },
  {
    from: BROWSER,
    to: /^site\/(?:settings|variables)(?:\.ts)?$/,
    allowsTypes: true,
    why: 'the settings are read by Node; the browser gets them through the site’s configuration',
  },
  {
    from: /^site\//,
    to: /^(?:data|docs|commands|framework|plugins|release|src|tests|ui)\//,
    allowsTypes: false,
    why: 'site/ imports nothing of ours',
  },
  {
    from: /^ui\//,
    to: /^(?:data|docs|commands|framework|plugins|release|site|src|tests)\//,
    allowsTypes: false,
    why: 'ui/ is what the subjects draw with, and knows none of them',
  },
  {
    from: /^(?:plugins|site)\//,
    to: /^(?:src|framework|release|commands)\//,
    allowsTypes: false,
    why: 'plugins/ and site/ know nothing of pages, of patches, or of what comes after the build',
  },
  {
    from: /^(?!framework\/|src\/theme\/)/,
    to: /^@docusaurus\/core\/lib\//,
    allowsTypes: true,
    why: 'only framework/ and the overrides of the theme use private modules of the framework',
  },
  {
    from: /^framework\//,
    to: /^(?:src|release|commands)\//,
    allowsTypes: false,
    why: 'the release comes after the framework is done, and knows its patches, not the other way around',
  },
  {
    from: /^release\//,
    to: /^(?:src|commands)\//,
    allowsTypes: false,
    why: 'commands make releases, not the other way around',
  },
  {
    from: /^docs\//,
    to: /./,
    allowsTypes: false,
    why: 'documents use components by their registered names, not by path',
  },
];

/**
 * Checks a file against the rules.
 *
 * @param file - path below the project, with forward slashes
 * @param source - its content
 * @returns one sentence for each import that breaks a rule
 */
export function violations(file: string, source: string): readonly string[] {
  const broken = ({ specifier, isTypeOnly }: Import): readonly string[] => {
    const target = targetOf(file, specifier) ?? specifier;
    return RULES.filter(
      ({ from, to, allowsTypes }) =>
        from.test(file) && to.test(target) && !(allowsTypes && isTypeOnly),
    ).map(({ why }) => `${file} imports "${specifier}": ${why}`);
  };
  return importsOf(file, source).flatMap(broken);
}

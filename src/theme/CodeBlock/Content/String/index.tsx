import {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useWordWrap } from './useWordWrap';

/** How the class begins that Markdown gives a block for its language. */
const LANGUAGE = 'language-';

/** What a block's `showLineNumbers` says, as the number of the first line. */
const firstNumberOf = (numbers: Props['showLineNumbers']): number | undefined =>
  numbers === true ? 1 : numbers === false ? undefined : numbers;

/**
 * A block of code that is text.
 *
 * Upstream looks for marked lines in the code of each block, which the build has found, and measures each
 * block while the page hydrates, to render all of them once more.
 */
export default function CodeBlockString({
  children: code,
  className,
  title,
  showLineNumbers,
  ...props
}: Props): ReactNode {
  const classes = className?.split(' ') ?? [];
  const named = classes.find((name) => name.startsWith(LANGUAGE))?.slice(LANGUAGE.length);
  const language = (props.language ?? named ?? 'text').toLowerCase();
  const metadata: CodeBlockMetadata = {
    codeInput: code,
    code,
    className: clsx(className, named === undefined && `${LANGUAGE}${language}`),
    language,
    title,
    lineNumbersStart: firstNumberOf(showLineNumbers),
    lineClassNames: {},
  };
  const wordWrap = useWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

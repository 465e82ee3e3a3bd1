import {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useWordWrap } from './useWordWrap';

/** Prefix of the class that Markdown sets for a block's language. */
const LANGUAGE = 'language-';

/** Converts `showLineNumbers` to the number of the first line. */
const firstNumberOf = (numbers: Props['showLineNumbers']): number | undefined =>
  numbers === true ? 1 : numbers === false ? undefined : numbers;

/**
 * A code block whose content is a string.
 *
 * Upstream searches the code of each block for highlighted lines, which the build has found already. It also
 * measures each block during hydration, which renders all of them again.
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

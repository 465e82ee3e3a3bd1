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

/**
 * A code block whose content is a string.
 *
 * Upstream searches the code of each block for highlighted lines, and measures each block during hydration, which
 * renders all of them again.
 */
export default function CodeBlockString({
  children: code,
  className,
  title,
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
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  const wordWrap = useWordWrap();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

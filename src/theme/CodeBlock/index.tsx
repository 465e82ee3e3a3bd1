import { CodeBlockContextProvider } from '@docusaurus/theme-common/internal';
import { htmlOf, textOf } from '@site/plugins/code/shared/html';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import type { HighlightedBlock } from './Content';
import { useWordWrap } from './useWordWrap';

/** A block from the build (`html`), or from a component of a page (children). */
type CodeBlockProps = Props & { readonly html?: string };

function TextBlock({ html, children, className, ...props }: CodeBlockProps) {
  const wordWrap = useWordWrap();
  const code = html === undefined ? Children.toArray(children).join('') : textOf(html);
  const named = /\blanguage-(\S+)/.exec(className ?? '')?.[1];
  const language = (props.language ?? named ?? 'text').toLowerCase();
  const metadata: HighlightedBlock = {
    codeInput: code,
    code,
    html: html ?? htmlOf(code),
    className: clsx(className, named === undefined && `language-${language}`),
    language,
    title: props.title,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

/**
 * The theme's code block, highlighted by the build. Upstream highlights in the browser, and renders each block twice
 * more after hydration.
 */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { html, children } = props;
  const isText = html !== undefined || !Children.toArray(children).some(isValidElement);
  return isText ? <TextBlock {...props} /> : <ElementContent {...props}>{children}</ElementContent>;
}

import { textOf } from '@site/plugins/content/code/shared/html';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import { Children, isValidElement, type ReactNode } from 'react';
import { HighlightedCode } from './highlightedCode';

/** A block as the build hands it over (`html`, `firstNumber`), or as a component of a page has it (children). */
type CodeBlockProps = Props & { readonly html?: string; readonly firstNumber?: string };

/**
 * The theme's block of code, highlighted by the build.
 *
 * Upstream highlights in the browser, and makes each block anew after hydration for the colors of the
 * color mode; here they are a matter of CSS, so a block stays the one that the server sent.
 */
export default function CodeBlock({
  html,
  firstNumber,
  children,
  ...props
}: CodeBlockProps): ReactNode {
  if (html === undefined && Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const text = html === undefined ? Children.toArray(children).join('') : textOf(html);
  return (
    <HighlightedCode.Provider value={html}>
      <StringContent {...props} {...(firstNumber && { showLineNumbers: Number(firstNumber) })}>
        {text}
      </StringContent>
    </HighlightedCode.Provider>
  );
}

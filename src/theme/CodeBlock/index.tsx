import { textOf } from '@site/plugins/content/code/shared/html';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import { Children, isValidElement, type ReactNode } from 'react';
import { HighlightedCode } from './highlightedCode';

/** A block from the build (`html`), or from a component of a page (children). */
type CodeBlockProps = Props & { readonly html?: string };

/**
 * The theme's code block, highlighted by the build.
 *
 * Upstream highlights in the browser, and renders each block again after hydration for the color mode. Here
 * CSS sets the colors, so a block stays as served.
 */
export default function CodeBlock({ html, children, ...props }: CodeBlockProps): ReactNode {
  if (html === undefined && Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const text = html === undefined ? Children.toArray(children).join('') : textOf(html);
  return (
    <HighlightedCode.Provider value={html}>
      <StringContent {...props}>{text}</StringContent>
    </HighlightedCode.Provider>
  );
}

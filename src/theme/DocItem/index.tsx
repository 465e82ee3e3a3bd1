import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { memo } from 'react';

const hasSameContent = (one: Props, other: Props): boolean => one.content === other.content;

/**
 * A document's page, memoized while its content is the same.
 *
 * The router rerenders everything when the URL changes: the current document before the next one is shown,
 * and the entire document for a jump to one of its headings.
 */
export default memo(DocItem, hasSameContent);

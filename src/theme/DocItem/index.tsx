import type { Props } from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import { memo } from 'react';

const hasSameContent = (one: Props, other: Props): boolean => one.content === other.content;

/**
 * The page of a document, which stays as it is while its content does.
 *
 * The router renders all it shows anew at each change of the address: the document that a link is in once
 * more before the next one comes, and the whole document for a jump to one of its headings.
 */
export default memo(DocItem, hasSameContent);

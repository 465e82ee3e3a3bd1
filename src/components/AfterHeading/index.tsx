import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import { type ReactNode, useDeferredValue } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Its pages have their heading from the front matter, ahead of the content. */
const DOCUMENTS = 'docusaurus-plugin-content-docs';

/**
 * Whether the page that a link led to may be shown in two steps: its heading, and a moment later the rest.
 *
 * Not the page that was served, which is all there. Not a place in a page either, nor a page that the reader
 * goes back to: the browser has to find the place, which is further down than a heading alone reaches.
 */
function useIsInSteps(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const { plugin } = useRouteContext();
  return isBrowser && plugin.name === DOCUMENTS && action === 'PUSH' && location.hash === '';
}

/**
 * What follows the heading of a document. Where a link led to it this is rendered after the frame with the
 * heading, in slices: a long document takes a slow device half a second, and a reader who has pressed a link
 * first looks whether it is the right page.
 */
export function AfterHeading({ children }: Props): ReactNode {
  const isInSteps = useIsInSteps();
  const isTurn = useDeferredValue(true, isInSteps ? false : undefined);
  // What is below the content stays out of sight until then.
  return isTurn ? children : <div className={styles.room} />;
}

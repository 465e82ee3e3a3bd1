import { nameOf, strokesOf } from '@site/plugins/documents/shared/keyNames';
import { Fragment, type ReactNode } from 'react';
import { Spoken } from '../Spoken';
import styles from './styles.module.css';

/** Keys to press. */
export interface KeysProps {
  /** Keys held together joined by `+`, strokes one after the other parted by a space. */
  readonly children: string;
  /** The same on a Mac, where it differs. */
  readonly mac?: string;
}

function Key({ name }: { readonly name: string }): ReactNode {
  const { shown, spoken } = nameOf(name);
  return (
    <kbd translate="no">
      {shown === spoken ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <Spoken>{spoken}</Spoken>
        </>
      )}
    </kbd>
  );
}

/** A list that never changes, parted by something: keys by a plus sign, strokes by a space. */
function Parted({
  parts,
  by,
}: {
  readonly parts: readonly ReactNode[];
  readonly by: ReactNode;
}): ReactNode {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the keys never change, and one can come twice
    <Fragment key={at}>
      {at > 0 && by}
      {part}
    </Fragment>
  ));
}

const then = (
  <>
    {' '}
    <Spoken>then </Spoken>
  </>
);

function Strokes({ keys }: { readonly keys: string }): ReactNode {
  const strokes = strokesOf(keys).map((stroke) => (
    <span key={stroke.join('+')} className={styles.stroke}>
      <Parted parts={stroke.map((name) => <Key key={name} name={name} />)} by="+" />
    </span>
  ));
  return <Parted parts={strokes} by={then} />;
}

/**
 * Keys as they look on a keyboard. Both systems' keys are shown where they differ, because the page
 * cannot know which keyboard the reader means.
 */
export function Keys({ children, mac }: KeysProps): ReactNode {
  return (
    <span className={styles.keys}>
      <Strokes keys={children} />
      {mac !== undefined && (
        <>
          {' '}
          (Mac: <Strokes keys={mac} />)
        </>
      )}
    </span>
  );
}

import { nameOf, strokesOf } from '@site/plugins/documents/shared/keyNames';
import { Fragment, type ReactNode } from 'react';
import { Spoken } from '../Spoken';
import styles from './styles.module.css';

/** Keys to press. */
export interface KeysProps {
  /** Keys pressed together are joined by `+`; consecutive strokes are separated by a space. */
  readonly children: string;
  /** The same on a Mac, if different. */
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

/** A constant list with separators: plus signs between keys, spaces between strokes. */
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
 * Keys as labeled on a keyboard. If they differ, both systems' keys are shown, because the page doesn't know
 * which keyboard the reader asks about.
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

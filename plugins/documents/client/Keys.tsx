import type { PropsOf } from '@site/plugins/documents/shared/components';
import { nameOf, strokesOf } from '@site/plugins/documents/shared/keyNames';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Keys.module.css';

interface KeysProps extends PropsOf<'Keys'> {
  /** Keys pressed together are joined by `+`; consecutive strokes are separated by a space. */
  readonly children: string;
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
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </kbd>
  );
}

function Strokes({ keys }: { readonly keys: string }): ReactNode {
  return strokesOf(keys).map((stroke, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the strokes never change, and one can come twice
    <Fragment key={at}>
      {at > 0 && ' '}
      {at > 0 && <VisuallyHidden>then </VisuallyHidden>}
      <span className={styles.stroke}>
        {stroke.map((name, place) => (
          <Fragment key={name}>
            {place > 0 && '+'}
            <Key name={name} />
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/** Keys as labeled on a keyboard, of both systems if they differ: the reader may ask about either. */
export function Keys({ children, mac }: KeysProps): ReactNode {
  return (
    <span>
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

import type { ComponentProps, ReactNode } from 'react';

/** An icon's path, in a box of 24 by 24. */
export type StrokeIconProps = ComponentProps<'svg'> & { readonly path: string };

/** An icon that's drawn with one stroke: upstream's paths are four times as long, and are in every page. */
export function StrokeIcon({ path, ...props }: StrokeIconProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" {...props}>
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} d={path} />
    </svg>
  );
}

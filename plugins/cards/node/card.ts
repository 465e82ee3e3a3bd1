import { PALETTE } from '../../../site/palette.ts';
import { CARD_SIZE } from '../shared/card.ts';

/** What a social card says. */
export interface Card {
  readonly title: string;
  /** A line above the title, such as the section. */
  readonly above?: string | undefined;
  /** The day on which the page's facts were checked, ISO 8601. */
  readonly verified?: string | undefined;
  /** The line at the bottom: whose page it is. */
  readonly below: string;
  /** The site's mark, as the URL of an SVG. */
  readonly mark: string;
}

/** An element as satori reads it: a React element without a key or a ref. */
export interface CardElement {
  readonly type: string;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly src?: string;
    readonly children?: readonly CardElement[] | string;
  };
}

const { light } = PALETTE;

/**
 * The fonts of cards, in the order in which letters are looked up: the parts of Charis SIL, which resembles Charter, the
 * first of the site's fonts, and is free.
 */
export const FONTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;

const TITLE = {
  display: 'block',
  width: 780,
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: -1,
};

/** Font sizes of titles, by the number of characters from which they apply. */
const TITLE_SIZES = [
  [60, 52],
  [36, 64],
  [22, 76],
  [0, 96],
] as const;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const box = (
  style: CardElement['props']['style'],
  children: readonly CardElement[] | string,
): CardElement => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

/**
 * Lays out a social card: the title over a shelf, on which the mark's books stand.
 *
 * @returns an element of the size of a card, for satori
 */
export function cardElement({ title, above, verified, below, mark }: Card): CardElement {
  const [, fontSize] = TITLE_SIZES.find(([least]) => title.length >= least) ?? TITLE_SIZES[3];
  return box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: '60px 72px 44px',
      backgroundColor: light.paper,
      color: light.ink,
      fontFamily: FONTS.join(', '),
    },
    [
      box({ height: 48, fontSize: 34, color: light.accent }, above ?? ''),
      box({ flexGrow: 1, alignItems: 'center' }, [box({ ...TITLE, fontSize }, title)]),
      box(
        {
          justifyContent: 'space-between',
          borderTop: `12px solid ${light.ink}`,
          paddingTop: 26,
          fontSize: 28,
        },
        [
          box({ fontWeight: 700 }, below),
          box(
            { color: light['ink-soft'] },
            verified === undefined ? '' : `Verified ${longDay.format(new Date(verified))}`,
          ),
        ],
      ),
      {
        type: 'img',
        props: {
          src: mark,
          // The shelf in the mark coincides with the rule.
          style: { position: 'absolute', right: 80, bottom: 104, width: 192, height: 192 },
        },
      },
    ],
  );
}

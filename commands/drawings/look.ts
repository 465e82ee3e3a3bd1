import { DRAWING_PALETTE } from '../../site/palette.ts';

const { light, dark } = DRAWING_PALETTE;

/** A font that most devices have, or another one with its widths: labels take the room that it needs. */
const FONT = 'Arial, sans-serif';

/** In pixels, where nothing else is set. */
const TEXT_SIZE = 16;

/** The library's colors in mermaid's base theme, which computes no color from them that isn't one of them. */
const THEME: Readonly<Record<string, string>> = {
  fontFamily: FONT,
  fontSize: `${TEXT_SIZE}px`,
  background: light.paper,
  primaryColor: light['paper-deep'],
  primaryTextColor: light.ink,
  primaryBorderColor: light.control,
  secondaryColor: light['accent-wash'],
  secondaryTextColor: light.ink,
  secondaryBorderColor: light.control,
  tertiaryColor: light.paper,
  tertiaryTextColor: light.ink,
  tertiaryBorderColor: light.rule,
  lineColor: light['ink-soft'],
  textColor: light.ink,
  titleColor: light.ink,
  edgeLabelBackground: light.paper,
  clusterBkg: light.paper,
  clusterBorder: light.rule,
  nodeBorder: light.control,
  noteBkgColor: light['accent-wash'],
  noteTextColor: light.ink,
  noteBorderColor: light.rule,
  actorBkg: light['paper-deep'],
  actorBorder: light.control,
  actorTextColor: light.ink,
  actorLineColor: light.control,
  signalColor: light['ink-soft'],
  signalTextColor: light.ink,
  labelBoxBkgColor: light['paper-deep'],
  labelBoxBorderColor: light.control,
  labelTextColor: light.ink,
  loopTextColor: light.ink,
  activationBkgColor: light['accent-wash'],
  activationBorderColor: light.control,
  sequenceNumberColor: light.paper,
  sectionBkgColor: light['paper-deep'],
  altSectionBkgColor: light.paper,
  sectionBkgColor2: light['paper-deep'],
  excludeBkgColor: light.rule,
  taskBkgColor: light['accent-wash'],
  taskBorderColor: light.accent,
  taskTextColor: light.ink,
  taskTextLightColor: light.ink,
  taskTextDarkColor: light.ink,
  taskTextOutsideColor: light.ink,
  taskTextClickableColor: light.accent,
  activeTaskBkgColor: light['accent-wash'],
  activeTaskBorderColor: light.accent,
  doneTaskBkgColor: light['paper-deep'],
  doneTaskBorderColor: light.control,
  critBkgColor: light.paper,
  critBorderColor: light.accent,
  gridColor: light.rule,
  todayLineColor: light.accent,
  vertLineColor: light.accent,
  attributeBackgroundColorOdd: light.paper,
  attributeBackgroundColorEven: light['paper-deep'],
  commitLabelColor: light.ink,
  commitLabelBackground: light.paper,
  commitLabelFontSize: `${TEXT_SIZE}px`,
  tagLabelColor: light.ink,
  tagLabelBackground: light['accent-wash'],
  tagLabelBorder: light.control,
  tagLabelFontSize: `${TEXT_SIZE}px`,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      [`cScale${at}`, light['paper-deep']],
      [`cScaleLabel${at}`, light.ink],
      [`cScaleInv${at}`, light.control],
      [`git${at}`, at === 0 ? light.accent : light['ink-soft']],
      [`gitInv${at}`, light.paper],
      [`gitBranchLabel${at}`, light.paper],
    ]).flat(),
  ),
};

/** The width of the text column on a phone of 390 pixels. */
export const PHONE_COLUMN = 358;

/** Widths at which the labels of flowcharts wrap, best first: narrow ones are for drawings that a phone can't show. */
export const WRAPPING_WIDTHS = [160, 130] as const;

/** How the drawings look, and what keeps them narrow enough for a phone. */
export const MERMAID = {
  startOnLoad: false,
  securityLevel: 'loose',
  theme: 'base',
  themeVariables: THEME,
  fontFamily: FONT,
  fontSize: TEXT_SIZE,
  // It has no variables for the axis of a Gantt chart.
  themeCSS: `.grid .tick text { font-size: 13px; } .grid .tick line { stroke: ${light.rule}; }`,
  flowchart: { nodeSpacing: 20, rankSpacing: 32, padding: 8 },
  sequence: { actorFontSize: 14, messageFontSize: 14, noteFontSize: 14 },
  gantt: {
    useWidth: 480,
    fontSize: 14,
    sectionFontSize: 14,
    barHeight: 24,
    leftPadding: 76,
    rightPadding: 16,
  },
} as const;

/** What a color is called in the drawing, by its notation in a stylesheet. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(light).flatMap(([name, hex]) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [
      [hex, name],
      [`rgb(${red}, ${green}, ${blue})`, name],
    ];
  }),
);

const declared = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Any color that isn't a name. */
const COLOR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?:rgb|hsl)a?\([^)]*\)/gi;

/**
 * Names the colors of a drawing, so that it's dark at its own address with the fragment `#d`.
 *
 * @param drawing - an SVG whose root element has the id `d`
 * @throws Error naming a color that isn't one of the library's
 */
export function inBothModes(drawing: string): string {
  const named = drawing.replaceAll(COLOR, (color) => {
    // Labels hide the line behind them, which mermaid only half does.
    const opaque = color.toLowerCase().replace(/^rgba(\(.*), [\d.]+\)$/, 'rgb$1)');
    const name = NAMES.get(opaque);
    if (name === undefined) {
      throw new Error(
        `${color} is not a color of site/palette.ts; set it in commands/drawings/look.ts`,
      );
    }
    return `var(--${name})`;
  });
  return named.replace('<style>', `<style>#d{${declared(light)}}#d:target{${declared(dark)}}`);
}

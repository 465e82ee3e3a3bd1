/** Finds what readers would see at once. Runs in a page, so it can't use anything from outside. */
type Look = () => readonly string[] | Promise<readonly string[]>;

/** Buttons of a block of code are inside of it. */
const buttonsInside: Look = () =>
  [...document.querySelectorAll('.theme-code-block')].flatMap((block) => {
    const around = block.getBoundingClientRect();
    return [...block.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { top, right, bottom, left } = button.getBoundingClientRect();
        return (
          top < around.top ||
          right > around.right ||
          bottom > around.bottom ||
          left < around.left + around.width / 2
        );
      })
      .map((button) => `${button.title} of ${block.textContent?.slice(0, 30)}`);
  });

/** Text has 13 pixels or more, and 12 in drawings. Formulas have signs of their own sizes. */
const largeEnough: Look = async () => {
  const texts = [...document.querySelectorAll<HTMLElement>('body *:not(.katex *, script, style)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .filter((element) => element.getBoundingClientRect().width > 2);
  const small = texts.filter((element) => {
    const drawing = element.closest('svg');
    const { width = 1 } = drawing?.getBoundingClientRect() ?? {};
    const scale = drawing ? width / (drawing.viewBox.baseVal.width || width) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    return size < (drawing ? 11.95 : 12.95);
  });
  const drawings: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>(
    ':is([data-diagram], figure) img[src*="svg"]',
  )) {
    if (image.checkVisibility()) {
      const svg = await (await fetch(image.src)).text();
      const width = Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1]);
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      // The width from which all of its text has 12 pixels (commands/drawings), or that of a picture.
      const least = Number(
        /data-least="([\d.]+)"/.exec(svg)?.[1] ?? (width * 12) / Math.min(...sizes),
      );
      drawings.push(...(image.width >= least - 1 ? [] : [image.src]));
    }
  }
  return [...small.map((element) => element.outerHTML.slice(0, 90)), ...drawings];
};

/**
 * The text of a document and its small tables end at one edge, and what is wider at another one. Only a data table takes
 * more if it needs it.
 */
const twoEdges: Look = () => {
  const parts = document.querySelectorAll<HTMLElement>(
    ':is(.markdown, .mdx-page article) > :not([role=table])',
  );
  const edges = new Map<number, string>();
  for (const part of parts) {
    const { right: end, width } = part.getBoundingClientRect();
    if (part.checkVisibility() && width > 2) {
      // The lines of a table end with it, and not with the area that it scrolls in.
      const table = part.querySelector(':scope > table')?.getBoundingClientRect();
      const right = Math.min(table?.right ?? end, end);
      const near = [...edges.keys()].find((edge) => Math.abs(edge - right) <= 1);
      edges.set(near ?? right, `${Math.round(right)} ${part.outerHTML.slice(0, 60)}`);
    }
  }
  return edges.size > 2 ? [...edges.values()] : [];
};

/** What is cut at an edge has a shadow there. Data tables have theirs beside the rows. */
const noCutText: Look = () =>
  [...document.querySelectorAll<HTMLElement>('article *:not(table *)')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 2)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .filter((element) => {
      const { overflowX, backgroundAttachment, textOverflow } = getComputedStyle(element);
      return (
        overflowX !== 'visible' &&
        !backgroundAttachment.includes('local') &&
        textOverflow !== 'ellipsis'
      );
    })
    .map((element) => element.outerHTML.slice(0, 90));

/**
 * No line ends within the start of an option, up to the first letter after its hyphens, or between a number and its unit.
 * Code in blocks has its own lines.
 */
const linesEndWell: Look = () => {
  const together =
    /(?<=^|[\s(])--?[A-Za-z]|\d\s(?:[mck]?m|k?g|oz|m?L|[kMG]B|°[CF]|km\/h|Wh|USD|EUR)(?![\p{L}\d/])/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    // What follows the start of a long option may end a line at each of its hyphens.
    const isRest = (text.previousSibling as Element | null)?.className === 'option';
    if (element?.checkVisibility() && !isRest && !element.closest('pre, svg, .katex')) {
      for (const { index, 0: part } of text.data.matchAll(together)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + part.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) {
          found.push(text.data.slice(Math.max(0, index - 20), index + part.length + 10));
        }
      }
    }
  }
  return found;
};

/** No line of text lies on another one. The contents give way to wide tables (../components/dataTableReach.test.ts), or are a bar. */
const noOverlaps: Look = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { readonly box: DOMRect; readonly node: Node }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const isText =
      node.textContent?.trim() &&
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(
        '.katex, svg, pre, [popover], nav, aside, [aria-hidden=true], .theme-doc-toc-desktop, .theme-doc-toc-mobile',
      );
    if (element && isText) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2 && getComputedStyle(element).clipPath === 'none') {
          lines.push({ box, node });
        }
      }
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  return lines.flatMap(({ box, node }, at) => {
    const found: string[] = [];
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > box.bottom) {
        break;
      }
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const smaller = Math.min(box.height, other.box.height);
      if (other.node !== node && width > 3 && height > smaller / 2) {
        found.push(
          `${node.textContent?.trim().slice(0, 30)} / ${other.node.textContent?.trim().slice(0, 30)}`,
        );
      }
    }
    return found;
  });
};

/** Whatever can be reached by keyboard shows that it's focused. */
const focusShown: Look = () => {
  const reached = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, textarea, [tabindex="0"]',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  // Elements of a class look alike.
  const kinds = new Map(
    reached.map((element) => [`${element.tagName}.${element.className}`, element]),
  );
  const looks = (element: HTMLElement) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } =
      getComputedStyle(element);
    return [
      outlineStyle === 'none' ? '' : outlineWidth,
      boxShadow,
      borderColor,
      backgroundColor,
    ].join();
  };
  const hidden = [...kinds].filter(([, element]) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looks(element);
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    return document.activeElement === element && looks(element) === before;
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return hidden.map(([kind]) => kind);
};

/** What is looked at on each page, by what a fault is called. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'a button outside of its block': buttonsInside,
  'text that is too small': largeEnough,
  'more than two right edges': twoEdges,
  'text that is cut without a shadow': noCutText,
  'what belongs together on two lines': linesEndWell,
  'texts on each other': noOverlaps,
  'a focus that cannot be seen': focusShown,
};

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import table from '../../plugins/tables/client/DataTable.module.css';
import { copyLink, TOLD_MS } from '../../ui/copyLink';
import visuallyHidden from '../../ui/VisuallyHidden.module.css';

const FORMULA = '.katex';
const ROWS = `.${table.grid}`;

/**
 * What isn't part of the text: controls (but not the buttons that are the heads of columns), links to where they are,
 * words for screen readers, and filtered-out rows.
 */
const UNWRITTEN = `search, button:not(thead *), .hash-link, .${table.anchor}, .${table.label}, .${visuallyHidden.hidden}, [hidden]`;

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** Copies what's in a range, with the parts of a data table around it if it contains several cells. */
function copyOf(range: Range): HTMLElement {
  const box = document.createElement('div');
  const common = elementOf(range.commonAncestorContainer);
  let content: Node = range.cloneContents();
  if (!common?.closest('td, th')) {
    for (let part = common; part?.closest(ROWS); part = part.parentElement) {
      const around = part.cloneNode();
      around.appendChild(content);
      content = around;
    }
  }
  box.append(content);
  return box;
}

/** Includes all of the formulas in which a range starts and ends. */
function withWholeFormulas(range: Range): Range {
  const whole = range.cloneRange();
  const first = elementOf(range.startContainer)?.closest(FORMULA);
  const last = elementOf(range.endContainer)?.closest(FORMULA);
  if (first) {
    whole.setStartBefore(first);
  }
  if (last) {
    whole.setEndAfter(last);
  }
  return whole;
}

/**
 * Copies formulas as their TeX, between the dollar signs of Markdown, and data tables as tables. Browsers copy both
 * forms of a formula, and the cells of a data table as paragraphs, because its rows are laid out as grids.
 *
 * @see https://katex.org/docs/browser.html#copy-tex-extension for the form of a formula
 */
function onCopy(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection?.rangeCount || selection.isCollapsed || !event.clipboardData) {
    return;
  }
  const range = withWholeFormulas(selection.getRangeAt(0));
  const box = copyOf(range);
  if (!box.querySelector(`${FORMULA}, ${ROWS}`)) {
    return;
  }
  for (const element of box.querySelectorAll(UNWRITTEN)) {
    element.remove();
  }
  for (const formula of box.querySelectorAll(FORMULA)) {
    formula.replaceWith(`$${formula.querySelector('annotation')?.textContent}$`);
  }
  for (const part of box.querySelectorAll(
    `${ROWS}, ${ROWS} :is(caption, thead, tbody, tr, th, td)`,
  )) {
    for (const name of part.getAttributeNames()) {
      part.removeAttribute(name);
    }
  }
  // Only rendered text has line breaks and tabs.
  document.body.append(box);
  event.clipboardData.setData('text/plain', box.innerText.trim());
  box.remove();
  event.clipboardData.setData('text/html', box.innerHTML);
  event.preventDefault();
}

/** Copies a heading's link when it's tapped, so that nobody needs a long press. */
async function onPress(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.anchor > a[href^="#"]');
  if (!link || !matchMedia('(hover: none)').matches) {
    return;
  }
  if (await copyLink(link.href)) {
    link.dataset.copied = '';
    window.setTimeout(() => delete link.dataset.copied, TOLD_MS);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onPress);
  document.addEventListener('copy', onCopy);
}

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { SHOW_ALL } from '../../ui/NearWindow';

let isPrepared = false;

/** Prepares a page for printing, until it's printed: expands collapsed content, and switches to light mode. */
function prepare(): void {
  if (isPrepared) {
    return;
  }
  isPrepared = true;
  document.dispatchEvent(new Event(SHOW_ALL));
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const folded = document.querySelectorAll<HTMLDetailsElement>('article details:not([open])');
  const unfold = (isOpen: boolean) => {
    for (const details of folded) {
      details.open = isOpen;
    }
  };
  dataset.theme = 'light';
  unfold(true);
  const takeBack = () => {
    dataset.theme = theme;
    unfold(false);
    isPrepared = false;
  };
  window.addEventListener('afterprint', takeBack, { once: true });
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', prepare);
}

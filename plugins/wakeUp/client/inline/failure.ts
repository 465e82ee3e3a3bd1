import { FAILURE_ID } from '../../shared/protocol';

/**
 * Says that the page's code did not arrive, with a button that loads the page again. It stands where the
 * theme's box stands (src/components/PageLoadFailure), whose code did not arrive either.
 *
 * @param address - of the script that is missing
 * @returns the box
 */
export function showFailure(address: string): Element {
  const box = document.createElement('div');
  box.id = FAILURE_ID;
  box.role = 'alert';
  box.style.cssText = 'background:#a11;color:#fff;padding:1rem';
  const button = document.createElement('button');
  button.textContent = 'Retry';
  button.onclick = () => location.reload();
  box.append(`Error: ${address} did not arrive. `, button);
  document.body.prepend(box);
  return box;
}

import { AfterHeading } from '@site/src/components/AfterHeading';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import { type ReactNode, useEffect } from 'react';
import './Desktop.css';

/** Marks the contents while a table that's wider than the text has reached them. */
function markCovered(contents: HTMLElement): () => void {
  const list = contents.querySelector('ul') ?? contents;
  const { left } = list.getBoundingClientRect();
  // The contents are sticky, so their own place is the same wherever the page is scrolled to. Long ones scroll.
  const place = Number.parseFloat(getComputedStyle(contents).top);
  const top = place + list.offsetTop;
  const bottom = place + Math.min(list.offsetTop + list.offsetHeight, contents.clientHeight);
  const covering = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        covering.delete(target);
        if (isIntersecting && boundingClientRect.right > left) {
          covering.add(target);
        }
      }
      contents.toggleAttribute('data-covered', covering.size > 0);
    },
    { rootMargin: `${-top}px 0px ${bottom - window.innerHeight}px` },
  );
  for (const table of document.querySelectorAll('[role="table"]')) {
    observer.observe(table);
  }
  return () => observer.disconnect();
}

function Contents(): ReactNode {
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
    if (contents === null) {
      return undefined;
    }
    let stop = markCovered(contents);
    const restart = () => {
      stop();
      stop = markCovered(contents);
    };
    window.addEventListener('resize', restart);
    return () => {
      window.removeEventListener('resize', restart);
      stop();
    };
  }, []);
  return <DocItemTOCDesktop />;
}

/**
 * The table of contents, rendered along with the content, because it highlights the section in view. It makes room for
 * a table that's wider than the text (plugins/tables/client/DataTable.module.css).
 */
export default function DocItemTOCDesktopAfterHeading(): ReactNode {
  return (
    <AfterHeading>
      <Contents />
    </AfterHeading>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Wraps the lines of a code block, and observes whether they overflow. */
export function useWordWrap() {
  // The theme's context has this type, which is accurate after the first render.
  const codeBlockRef = useRef<HTMLPreElement>(null) as RefObject<HTMLPreElement>;
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  useEffect(() => {
    if (isEnabled) {
      return undefined;
    }
    const block = codeBlockRef.current;
    // The observer also reports the initial size, and that of a block in a hidden tab once it's shown.
    const observer = new ResizeObserver(() => setScrollable(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);
  const toggle = () => {
    const style = codeBlockRef.current.querySelector('code')?.style;
    style?.setProperty('white-space', isEnabled ? null : 'pre-wrap');
    style?.setProperty('overflow-wrap', isEnabled ? null : 'anywhere');
    setEnabled(!isEnabled);
  };
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}

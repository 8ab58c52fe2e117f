import { useEffect, useEffectEvent } from 'react';
import { opensBySlash } from '../../components/search-key.ts';

const fields = 'input, textarea, select, [contenteditable]';

export function useSearchKeys(open: () => void): void {
  // A key right after a change of page is for the new page.
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (altKey || event.isComposing || key.toLowerCase() !== (isCommand ? 'k' : '/')) return;
      if (!isCommand && !opensBySlash()) return;
      if (!isCommand && target instanceof Element && isTyped(target)) return;
      // Whatever is open has keys of its own.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openNow();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whoever types means a slash. A dialog that has just been closed keeps the focus for a moment, unseen. */
function isTyped(target: Element): boolean {
  return Boolean(target.closest(fields)?.getClientRects().length);
}

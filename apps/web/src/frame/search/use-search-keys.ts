import { useEffect, useEffectEvent } from 'react';
import { opensBySlash } from '../../blocks/search-key.ts';

/** Whoever types means a slash. */
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
      if (!isCommand && target instanceof Element && target.closest(fields)) return;
      // Whatever is open has keys of its own.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openNow();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

import { useEffect } from 'react';

/** Whoever types means a slash. */
const fields = 'input, textarea, select, [contenteditable]';

export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (altKey || event.isComposing || key.toLowerCase() !== (isCommand ? 'k' : '/')) return;
      if (!isCommand && target instanceof Element && target.closest(fields)) return;
      // Whatever is open has keys of its own.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

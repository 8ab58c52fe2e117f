import { useEffect, useEffectEvent } from 'react';
import { isSlashShortcutEnabled } from '../../components/search-shortcut.ts';

const fields = 'input, textarea, select, [contenteditable]';

export function useSearchKeys(open: () => void): void {
  // Effect event: a key right after navigation uses the new page's handler.
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (altKey || event.isComposing || key.toLowerCase() !== (isCommand ? 'k' : '/')) return;
      if (!isCommand && !isSlashShortcutEnabled()) return;
      if (!isCommand && target instanceof Element && isTypingTarget(target)) return;
      // An open dialog has its own keys.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openNow();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Typing targets receive the slash. A closed dialog keeps the focus briefly but is not rendered. */
function isTypingTarget(target: Element): boolean {
  return Boolean(target.closest(fields)?.getClientRects().length);
}

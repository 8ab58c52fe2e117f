import { useEffect, useEffectEvent } from 'react';

/** Whoever types means a slash; whatever is open has keys of its own. */
const inTheWay = 'input, textarea, select, [contenteditable]';

export function useSearchKeys(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const isSlash = key === '/' && !isCommand && !altKey;
    if (!isSlash && !(isCommand && key.toLowerCase() === 'k')) return;
    const isTyping = target instanceof Element && target.closest(inTheWay) !== null;
    if (event.defaultPrevented || event.isComposing || (isSlash && isTyping)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

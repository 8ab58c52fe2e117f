import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';

interface ActiveOptionOptions {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the listbox; options have the ids `<list>-<index>`. */
  list: string;
  count: number;
  /** The active option resets when this changes. */
  resetKey: string;
  /** Initial index; -1 for none. */
  first: number;
}

/** Active option of a combobox (`aria-activedescendant`), controlled by arrow keys, Enter and the mouse. */
export function useActiveOption({ field, list, count, resetKey, first }: ActiveOptionOptions) {
  const [position, setPosition] = useState({ resetKey, at: first });
  const at =
    position.resetKey === resetKey ? Math.min(position.at, count - 1) : Math.min(first, count - 1);
  const getOptionId = (index: number) => `${list}-${index}`;
  const activeId = at >= 0 ? getOptionId(at) : null;

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const from = at < 0 && step < 0 ? 0 : at;
      const next = (from + step + count) % count;
      setPosition({ resetKey, at: next });
      document.getElementById(getOptionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      if (activeId)
        document.getElementById(activeId)?.dispatchEvent(new MouseEvent('click', click));
    } else {
      return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const input = field.current;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [field]);

  // The layout renders the field before the results are loaded, so its ARIA attributes are set here.
  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(count > 0));
    if (activeId) field.current?.setAttribute('aria-activedescendant', activeId);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, count, activeId]);

  function handlePointerMove({ target, pointerType }: PointerEvent) {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const index = Number(option?.id.slice(list.length + 1));
    if (option && pointerType === 'mouse' && index !== at) setPosition({ resetKey, at: index });
  }

  return { activeId, getOptionId, handlePointerMove };
}

import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';

interface ChoiceOptions {
  field: RefObject<HTMLInputElement | null>;
  /** The id of the list; an option's is this and its number. */
  list: string;
  count: number;
  /** What the options belong to; with another one the choice begins anew. */
  about: string;
  /** Where it begins; -1 is at none. */
  first: number;
}

/** Which option is chosen while the focus stays in the field: arrows move it, Enter opens it, the pointer takes it along. */
export function useChoice({ field, list, count, about, first }: ChoiceOptions) {
  const [moved, setMoved] = useState({ about, at: first });
  const at = moved.about === about ? Math.min(moved.at, count - 1) : Math.min(first, count - 1);
  const idOf = (index: number) => `${list}-${index}`;
  const chosen = at >= 0 ? idOf(at) : null;

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const from = at < 0 && step < 0 ? 0 : at;
      const next = (from + step + count) % count;
      setMoved({ about, at: next });
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      if (chosen) document.getElementById(chosen)?.dispatchEvent(new MouseEvent('click', click));
    } else {
      return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const input = field.current;
    const listener = (event: KeyboardEvent) => press(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [field]);

  // The field is the frame's; only what is listed knows which of it is chosen.
  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(count > 0));
    if (chosen) field.current?.setAttribute('aria-activedescendant', chosen);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, count, chosen]);

  function takeAlong({ target, pointerType }: PointerEvent) {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const index = Number(option?.id.slice(list.length + 1));
    if (option && pointerType === 'mouse' && index !== at) setMoved({ about, at: index });
  }

  return { chosen, idOf, takeAlong };
}

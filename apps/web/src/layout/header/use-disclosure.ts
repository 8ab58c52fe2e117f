import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** How a panel came to be open; what closes it depends on that. */
type OpenBy = 'hover' | 'focus' | 'click';

/** Long enough to cross a gap or cut a corner with the mouse without losing the panel. */
const leaveMs = 200;

/**
 * Opens a panel beside its button on click and, where asked, on hover and keyboard focus; closes
 * it on Escape, on leaving and on a press elsewhere (WCAG 1.4.13: dismissible, hoverable, persistent).
 * What the focus has opened is only shown: Tab passes it by, Enter or the arrow down goes in.
 */
export function useDisclosure<Container extends HTMLElement>({ onHover }: { onHover: boolean }) {
  const [openBy, setOpenBy] = useState<OpenBy | null>(null);
  const container = useRef<Container>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);
  const isOpen = openBy !== null;

  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenBy(null);
      if (!container.current?.contains(document.activeElement)) return;
      isReturning.current = true;
      container.current.querySelector('button')?.focus();
      isReturning.current = false;
    };
    const onPress = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) setOpenBy(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  function enter() {
    setOpenBy('click');
    container.current?.querySelector('a')?.focus();
  }

  const hover = {
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(leaving.current);
      if (pointerType === 'mouse') setOpenBy((by) => by ?? 'hover');
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      leaving.current = setTimeout(() => setOpenBy((by) => (by === 'hover' ? null : by)), leaveMs);
    },
  };

  return {
    isOpen,
    /** Shown in passing: its links are no stops yet. */
    isPassing: openBy === 'focus',
    close: () => setOpenBy(null),
    container: {
      ref: container,
      onBlur({ relatedTarget }: FocusEvent) {
        // Focus that goes nowhere belongs to a press, which has its own rule.
        if (relatedTarget && !container.current?.contains(relatedTarget)) setOpenBy(null);
      },
      ...(onHover && hover),
    },
    button: {
      'aria-expanded': isOpen,
      onClick({ detail }: MouseEvent) {
        // A key on what the focus has opened, for no pointer was pressed.
        if (openBy === 'focus' && detail === 0) enter();
        // A click on what the pointer or the focus just opened means "stay", not "go away".
        else setOpenBy((by) => (by === 'click' ? null : 'click'));
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' || !isOpen) return;
        event.preventDefault();
        enter();
      },
      ...(onHover && {
        onFocus({ target }: FocusEvent) {
          if (isReturning.current) return;
          if (target.matches(':focus-visible')) setOpenBy((by) => by ?? 'focus');
        },
      }),
    },
  };
}

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

type OpenReason = 'hover' | 'focus' | 'click';

/** Allows crossing a gap with the mouse without closing the panel. */
const closeDelayMs = 200;

/**
 * Opens a panel on click and optionally on hover and keyboard focus; closes it on Escape, on leaving and on a press
 * elsewhere (WCAG 1.4.13). Tab enters an open panel.
 */
export function useDisclosure<Container extends HTMLElement>({ onHover }: { onHover: boolean }) {
  const [openReason, setOpenReason] = useState<OpenReason | null>(null);
  const container = useRef<Container>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);
  const isOpen = openReason !== null;

  useEffect(() => () => clearTimeout(closeTimer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenReason(null);
      if (!container.current?.contains(document.activeElement)) return;
      isReturning.current = true;
      container.current.querySelector('button')?.focus();
      isReturning.current = false;
    };
    const onPress = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) setOpenReason(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  const hover = {
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(closeTimer.current);
      if (pointerType === 'mouse') setOpenReason((by) => by ?? 'hover');
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      closeTimer.current = setTimeout(
        () => setOpenReason((by) => (by === 'hover' ? null : by)),
        closeDelayMs,
      );
    },
  };

  return {
    isOpen,
    close: () => setOpenReason(null),
    container: {
      ref: container,
      onBlur({ relatedTarget }: FocusEvent) {
        // A null target belongs to a press, which `onPress` handles.
        if (relatedTarget && !container.current?.contains(relatedTarget)) setOpenReason(null);
      },
      ...(onHover && hover),
    },
    button: {
      'aria-expanded': isOpen,
      // A click after hover or focus keeps the panel open.
      onClick: () => setOpenReason((by) => (by === 'click' ? null : 'click')),
      ...(onHover && {
        onFocus({ target }: FocusEvent) {
          if (isReturning.current) return;
          if (target.matches(':focus-visible')) setOpenReason((by) => by ?? 'focus');
        },
      }),
    },
  };
}

import type { ComponentProps } from 'react';
import { buttonClass } from './button.ts';

type BusyButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  kind: Parameters<typeof buttonClass>[0];
  isBusy: boolean;
};

/** Not disabled while it works: it would lose the focus of whoever pressed it. */
export function BusyButton({ kind, isBusy, onClick, ...button }: BusyButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass(kind)}
      aria-disabled={isBusy}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

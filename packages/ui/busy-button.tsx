import type { ComponentProps } from 'react';
import { getButtonClass } from './button.ts';

type BusyButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  kind: Parameters<typeof getButtonClass>[0];
  isBusy: boolean;
};

/** Stays enabled to keep the focus. */
export function BusyButton({ kind, isBusy, onClick, ...button }: BusyButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={getButtonClass(kind)}
      aria-disabled={isBusy}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

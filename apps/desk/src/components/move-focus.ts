/** Up and down go from one of a list to the next, and open it. */
export function moveFocus(key: string, from: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return;
  const buttons = [...(from.closest('tbody')?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(from as HTMLButtonElement) + step];
  next?.focus();
  next?.click();
}

/** Arrow up and down focus and open the previous or next row. */
export function moveFocus(key: string, from: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return;
  const buttons = [...(from.closest('tbody')?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(from as HTMLButtonElement) + step];
  next?.focus();
  next?.click();
}

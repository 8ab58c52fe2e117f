/** The order as people call it. */
export function orderName(number: number): string {
  return `KAI-${number}`;
}

/** The number of an order from however people write it, KAI-1042 or 1042; null if it is none. */
export function orderNumberIn(text: string): number | null {
  const digits = /^\s*(?:kai[-\s]?)?(\d{1,9})\s*$/i.exec(text)?.[1];
  return digits ? Number(digits) : null;
}

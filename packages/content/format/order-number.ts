export function formatOrderNumber(number: number): string {
  return `KAI-${number}`;
}

/** Accepts KAI-1042 and 1042; null for anything else. */
export function extractOrderNumber(text: string): number | null {
  const digits = /^\s*(?:kai[-\s]?)?(\d{1,9})\s*$/i.exec(text)?.[1];
  return digits ? Number(digits) : null;
}

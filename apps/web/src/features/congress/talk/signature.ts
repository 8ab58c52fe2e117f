/** The name that somebody has signed with, for as long as the page is open. */
let kept = '';

export function keptSignature(): string {
  return kept;
}

export function keepSignature(name: string): void {
  kept = name;
}

/**
 * Whether somebody has gone somewhere in this tab. A tab that lies in the background draws its room anew when another tab
 * opens a ticket: nobody has gone anywhere then, so it must not enter.
 */
let last = '';
let isUsed = false;

/** A navigation of this tab, by the router's key for it. */
export function noteNavigation(key: string): void {
  if (key === last) return;
  last = key;
  isUsed = false;
}

/** Whether the newest navigation has not led into a room yet. */
export function isArrival(key: string): boolean {
  noteNavigation(key);
  return !isUsed;
}

export function takeArrival(key: string): void {
  if (key === last) isUsed = true;
}

import { formatWallClock } from '../../admin/exports/wall-clock.ts';

export function printTime(at: Date | null): string {
  return at ? formatWallClock(at) : '';
}

/** Such as 299.00, without a currency. */
export function printAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}

export function printCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

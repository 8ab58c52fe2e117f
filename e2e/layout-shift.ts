import type { Page } from '@playwright/test';

/** Sums up layout shifts on every page opened from now on. */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, {
          shift: (window as unknown as { shift: number }).shift + entry.value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The last paint is included after two frames. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shift: number }).shift;
  });
}

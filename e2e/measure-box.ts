import type { Locator } from '@playwright/test';

/** The position of a visible element. */
export async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

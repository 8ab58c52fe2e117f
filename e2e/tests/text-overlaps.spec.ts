import { findTextOverlaps } from '../text-overlaps.ts';
import { expect, test } from '../test.ts';

test('overlapping labels are detected', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.setContent(`
    <svg width="100%" height="40"><text x="0" y="20">one label</text><text x="30" y="20">another</text></svg>
    <p style="position:relative;left:290px;white-space:nowrap">out of the window</p>`);
  expect(await findTextOverlaps(page)).toEqual([
    '“out of the window” reaches out of the window',
    '“one label” and “another”',
  ]);
});

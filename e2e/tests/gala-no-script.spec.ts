import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { getLocalizedPath } from '@kongres/contract/pages';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 834, height: 1100 } });

test('without JavaScript the button of a gala poster keeps its size and position', async ({
  page,
}) => {
  const [polish] = languages;
  for (const { id } of galas) {
    await page.goto(getLocalizedPath(id, polish));
    const poster = page.locator('main header').first();
    const button = poster.getByRole('link').filter({ visible: true });
    await expect(button).toHaveCount(1);
    const box = await button.boundingBox();
    const posterBox = await poster.boundingBox();
    if (!box || !posterBox) throw new Error(`${id} shows no poster`);
    expect(box.height, id).toBeLessThan(60);
    expect(posterBox.y + posterBox.height - box.y - box.height, id).toBeLessThan(80);
  }
});

import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

test('a drawing stands where the page has kept room for it, as it is written', () => {
  const page =
    '<div class="a" data-inline-drawing="hero"></div><div data-inline-drawing="x">full</div>';
  expect(finishPage(page, (name) => `<svg id="${name}$&"/>`)).toBe(
    '<div class="a" data-inline-drawing="hero"><svg id="hero$&"/></div><div data-inline-drawing="x">full</div>',
  );
});

test('scripts wait for the page, and the base style is fetched once', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"/><script type="module">1</script>"/assets/base-x1.css#" "/assets/faq.css#"';
  expect(finishPage(page, String)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><script type="module" fetchpriority="low">1</script>"/assets/base-x1.css" "/assets/faq.css#"',
  );
});

import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

test('inserts a drawing verbatim into its empty slot', () => {
  const page =
    '<div class="a" data-inline-drawing="hero"></div><div data-inline-drawing="x">full</div>';
  expect(finishPage(page, (name) => `<svg id="${name}$&"/>`)).toBe(
    '<div class="a" data-inline-drawing="hero"><svg id="hero$&"/></div><div data-inline-drawing="x">full</div>',
  );
});

test('lowers the priority of scripts and fetches the base style once', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"/><script type="module">1</script>"/assets/base-x1.css#" "/assets/faq.css#"';
  expect(finishPage(page, String)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><script type="module" fetchpriority="low">1</script>"/assets/base-x1.css" "/assets/faq.css#"',
  );
});

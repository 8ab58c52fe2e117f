import { expect, test } from 'vitest';
import { hostileFragments } from '@kongres/tools/acceptance/hostile-footers';
import { sanitiseFragment } from './sanitise-fragment.ts';

test('keeps text, links and the years token', () => {
  const html =
    '<p>© {{startYear}} <b>Kongres</b> &amp; <i>co</i>.<br /><a href="mailto:a@example.com">write</a>, <a href="/pl/faq" title="FAQ">FAQ</a>, <a href="https://example.com/?a=1&amp;b=2" hreflang="en" rel="noopener">web</a></p>';
  expect(sanitiseFragment(html)).toEqual({ html, removed: [] });
});

test('lists removed markup', () => {
  const { html, removed } = sanitiseFragment(
    '<p onclick="x()" id="a">Hi<script>x()</script> <a href="java\tscript:x()">there</a><!-- c --></p>',
  );
  expect(html).toBe('<p>Hi <a>there</a></p>');
  expect(removed).toEqual([
    'onclick of <p>',
    'id of <p>',
    '<script>',
    'the address java\tscript:x()',
    'comments',
  ]);
});

test.each(['//example.com', '/\\example.com', '/\t/example.com', 'page', 'data:text/html,x', ''])(
  'removes the address of a link to %j',
  (href) => {
    expect(sanitiseFragment(`<a href="${href}">x</a>`).html).toBe('<a>x</a>');
  },
);

test('covers at least sixty distinct hostile fragments', () => {
  expect(new Set(hostileFragments.map(({ html }) => html)).size).toBe(hostileFragments.length);
  expect(new Set(hostileFragments.map(({ name }) => name)).size).toBe(hostileFragments.length);
  expect(hostileFragments.length).toBeGreaterThanOrEqual(60);
});

test.each(hostileFragments)('$name: sanitising is idempotent', ({ html }) => {
  const once = sanitiseFragment(html).html;
  expect(sanitiseFragment(once)).toEqual({ html: once, removed: [] });
});

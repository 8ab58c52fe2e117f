import { expect, test } from 'vitest';
import { renderMarkup } from './markup.ts';

test('escapes values in text and attributes', () => {
  const hostile = `"><script>alert('x')</script>&`;
  expect(renderMarkup`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  );
});

test('keeps nested markup and lists, and renders nothing for null and false', () => {
  const items = ['a', '<b>'].map((item) => renderMarkup`<li>${item}</li>`);
  expect(renderMarkup`<ul>${items}${null}${false}${0}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  );
});

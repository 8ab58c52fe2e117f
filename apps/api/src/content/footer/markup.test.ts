import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('whatever is put into markup is escaped, in text and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&`;
  expect(markup`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  );
});

test('markup within markup stays markup, in lists too, and nothing is written for nothing', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`);
  expect(markup`<ul>${items}${null}${false}${0}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  );
});

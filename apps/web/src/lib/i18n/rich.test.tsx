import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rich } from './rich.tsx';

test('marks become elements and the rest stays text', () => {
  const html = renderToStaticMarkup(
    <Rich
      text="Ask <mail>us</mail> or <phone>call</phone>. 1 < 2"
      tags={{ mail: <b />, phone: <i /> }}
    />,
  );
  expect(html).toBe('Ask <b>us</b> or <i>call</i>. 1 &lt; 2');
});

test('an unknown mark is dropped and its text stays', () => {
  const html = renderToStaticMarkup(<Rich text="<script>x</script>" tags={{}} />);
  expect(html).toBe('x');
});

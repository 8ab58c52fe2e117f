import { expect, test } from 'vitest';
import { formatBrowserName } from './browser-name.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8', 'curl/8'],
])('formats %s as %s', (userAgent, name) => {
  expect(formatBrowserName(userAgent)).toBe(name);
});

import { expect, test } from 'vitest';
import { findBrokenOrder } from './broken-order.ts';

const order = [
  { folder: 'app', layers: [['main'], ['shop', 'press'], ['base', 'log.ts']] },
  { folder: 'app/shop', layers: [['cart'], ['stock']], except: ['app/shop/stock/load.ts'] },
];

test.each([
  ['app/main/a.ts', 'app/base/b.ts', undefined],
  ['app/shop/cart/a.ts', 'app/shop/cart/small/b.ts', undefined],
  ['app/shop/cart/a.ts', 'app/shop/stock/b.ts', undefined],
  ['app/shop/cart/a.ts', 'zod', undefined],
  ['app/base/a.ts', 'app/main/b.ts', 'base is not above main'],
  ['app/shop/cart/a.ts', 'app/press/b.ts', 'shop is not above press'],
  ['app/base/a.ts', 'app/log.ts', 'base is not above log.ts'],
  ['app/shop/stock/a.ts', 'app/shop/cart/b.ts', 'stock is not above cart'],
  ['app/shop/stock/load.ts', 'app/shop/cart/b.ts', undefined],
  ['app/base/a.test.ts', 'app/main/b.ts', undefined],
  ['app/main/a.ts', 'app/new/b.ts', 'app/new is in no layer of import-order.ts'],
])('%s importing %s: %s', (file, target, reason) => {
  const found = findBrokenOrder(order, [{ file, line: 1, target }]);
  expect(found.map((broken) => broken.reason)).toEqual(reason ? [reason] : []);
});

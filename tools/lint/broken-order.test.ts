import { expect, test } from 'vitest';
import { brokenOrder } from './broken-order.ts';

const order = [
  { folder: 'app', layers: [['main'], ['shop', 'press'], ['base', 'log.ts']] },
  { folder: 'app/shop', layers: [['cart'], ['stock']], except: ['app/shop/stock/load.ts'] },
];

test.each([
  ['app/main/a.ts', 'app/base/b.ts', undefined],
  ['app/shop/cart/a.ts', 'app/shop/cart/small/b.ts', undefined],
  ['app/shop/cart/a.ts', 'app/shop/stock/b.ts', undefined],
  ['app/shop/cart/a.ts', 'zod', undefined],
  ['app/base/a.ts', 'app/main/b.ts', 'base stands below main or beside it'],
  ['app/shop/cart/a.ts', 'app/press/b.ts', 'shop stands below press or beside it'],
  ['app/base/a.ts', 'app/log.ts', 'base stands below log.ts or beside it'],
  ['app/shop/stock/a.ts', 'app/shop/cart/b.ts', 'stock stands below cart or beside it'],
  ['app/shop/stock/load.ts', 'app/shop/cart/b.ts', undefined],
  ['app/base/a.test.ts', 'app/main/b.ts', undefined],
  ['app/main/a.ts', 'app/new/b.ts', 'app/new is in no layer of import-order.ts'],
])('%s importing %s: %s', (file, target, reason) => {
  const found = brokenOrder(order, [{ file, line: 1, target }]);
  expect(found.map((broken) => broken.reason)).toEqual(reason ? [reason] : []);
});

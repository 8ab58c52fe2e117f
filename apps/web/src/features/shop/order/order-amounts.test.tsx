import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildOrderResponse } from '@kongres/contract/samples/order';
import type { OrderResponse } from '@kongres/contract/order';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { OrderAmounts } from './order-amounts.tsx';

const texts = { order: getTexts('pl', 'order') };

function renderAmounts(changes: Partial<OrderResponse>): string {
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <OrderAmounts order={{ ...buildOrderResponse('paid'), ...changes }} netUnit="zł netto" />
    </TextsProvider>,
  );
}

test('gross is large and net small', () => {
  const amounts = renderAmounts({});
  expect(amounts).toContain('<b>151,84</b>');
  expect(amounts).toContain('zł brutto');
  expect(amounts).toContain('<dd>123,45\u00a0zł</dd>');
  expect(amounts).toContain('<dd>28,39\u00a0zł</dd>');
});

test.each([{ companyName: 'Lumen sp. z o.o.' }, { taxId: 'PL5213456784' }])(
  'net is large and gross small with %j',
  (company) => {
    const amounts = renderAmounts(company);
    expect(amounts).toContain('<b>123,45</b>');
    expect(amounts).toContain('zł netto');
    expect(amounts).toContain('<dd>151,84\u00a0zł</dd>');
  },
);

test('an amount too long for the stub is smaller', () => {
  expect(renderAmounts({ grossMinor: 122_877 })).not.toContain('data-long');
  expect(renderAmounts({ grossMinor: 61_438_577 })).toContain('data-long');
});

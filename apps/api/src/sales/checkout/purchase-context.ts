import type { Config } from '../../platform/config/config.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { OrderNumbers } from './order-numbers.ts';

export interface PurchaseContext extends PaymentContext {
  numbers: OrderNumbers;
  config: PaymentContext['config'] & Pick<Config, 'limits'>;
}

import type { Config } from '../../platform/config/config.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { OrderNumberGuard } from './order-number-guard.ts';

export interface PurchaseContext extends PaymentContext {
  orderNumberGuard: OrderNumberGuard;
  config: PaymentContext['config'] & Pick<Config, 'limits'>;
}

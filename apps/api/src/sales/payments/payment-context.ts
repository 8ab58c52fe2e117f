import type { Context } from '../../platform/context.ts';
import type { Payments } from './payments.ts';

export interface PaymentContext extends Context {
  payments: Payments;
}

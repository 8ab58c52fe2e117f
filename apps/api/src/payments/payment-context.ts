import type { Context } from '../context.ts';
import type { Payments } from './payments.ts';

export interface PaymentContext extends Context {
  payments: Payments;
}

import type { Context } from '../../platform/context.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';

export interface OrderTransfer {
  orderId: string;
  from: string;
  to: string;
  /** The same person with another address, or another person. */
  kind: 'address_changed' | 'passed_on';
  requestId: string;
}

/** What the sale's callers do when an order changes, within the same transaction. */
export interface OrderHooks {
  transferred: (tx: Connection, queue: Queue, transfer: OrderTransfer) => Promise<void>;
}

export interface TransferContext extends Pick<Context, 'pool' | 'queue' | 'now' | 'config'> {
  orderHooks: OrderHooks;
}

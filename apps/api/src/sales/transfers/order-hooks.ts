import type { Context } from '../../platform/context.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';

export interface OrderOwnerChange {
  orderId: string;
  from: string;
  to: string;
  /** `address_changed`: the same person; `transferred`: another person. */
  kind: 'address_changed' | 'transferred';
  requestId: string;
}

/** Callbacks of other modules, within the same transaction. */
export interface OrderHooks {
  onOwnerChanged: (tx: Connection, queue: Queue, change: OrderOwnerChange) => Promise<void>;
}

export interface TransferContext extends Pick<Context, 'pool' | 'queue' | 'now' | 'config'> {
  orderHooks: OrderHooks;
}

import {
  fetchOrderFile,
  isOrderStale,
  type OrderFilePath,
} from '../../lib/api/order/order-actions.ts';
import { saveFile } from '@kongres/ui/save-file.ts';
import { useOrderAction } from './use-order-action.ts';

/** Downloads a file of the order; `onStale` when the order has changed. */
export function useOrderFile(
  token: string,
  path: OrderFilePath,
  onStale: () => void,
  onSaved: () => void = () => {},
) {
  return useOrderAction(
    () => fetchOrderFile(token, path),
    (reply) => {
      if (reply.ok) {
        saveFile(reply.value);
        onSaved();
      } else if (isOrderStale(reply.code)) onStale();
    },
  );
}

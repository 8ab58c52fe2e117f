import { fetchOrderFile, isStale, type OrderFilePath } from '../../lib/api/order/act-on-order.ts';
import { saveFile } from '@kongres/ui/save-file.ts';
import { useAct } from './use-act.ts';

/** A file of the order for a button to fetch; `onStale` when the order is no longer what the page shows. */
export function useOrderFile(
  token: string,
  path: OrderFilePath,
  onStale: () => void,
  onSaved: () => void = () => {},
) {
  return useAct(
    () => fetchOrderFile(token, path),
    (reply) => {
      if (reply.ok) {
        saveFile(reply.value);
        onSaved();
      } else if (isStale(reply.code)) onStale();
    },
  );
}

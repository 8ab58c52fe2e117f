import type { orderCalendarPath, orderTicketPath } from '@kongres/contract/paths';
import { fetchOrderFile, isStale } from '../../api/order/act-on-order.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAct } from './use-act.ts';

/** A file of the order for a button to fetch; `onStale` when the order is no longer what the page shows. */
export function useOrderFile(
  token: string,
  path: typeof orderTicketPath | typeof orderCalendarPath,
  onStale: () => void,
) {
  return useAct(
    () => fetchOrderFile(token, path),
    (reply) => {
      if (reply.ok) saveFile(reply.value);
      else if (isStale(reply.code)) onStale();
    },
  );
}

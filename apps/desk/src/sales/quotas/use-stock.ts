import { useQuery } from '@tanstack/react-query';
import type { DeskStock } from '@kongres/contract/desk/sales/stock';
import { call } from '../../lib/api/call.ts';

/** What is sold, held and left of each ticket, and whether it is sold at all. */
export function useStock(isWanted = true) {
  return useQuery({
    queryKey: ['stock'],
    queryFn: () => call<DeskStock>('stock'),
    enabled: isWanted,
    refetchInterval: 60_000,
  });
}

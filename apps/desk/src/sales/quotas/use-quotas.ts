import { useQuery } from '@tanstack/react-query';
import type { DeskQuotas } from '@kongres/contract/desk/sales/quotas';
import { callApi } from '../../lib/api/call-api.ts';

export function useQuotas(isWanted = true) {
  return useQuery({
    queryKey: ['quotas'],
    queryFn: () => callApi<DeskQuotas>('listQuotas'),
    enabled: isWanted,
    refetchInterval: 60_000,
  });
}

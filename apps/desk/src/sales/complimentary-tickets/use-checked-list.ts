import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckedTicketList } from '@kongres/contract/desk/sales/complimentary-tickets';
import { callApi } from '../../lib/api/call-api.ts';

/** Validates the list on the server after typing pauses. */
export function useCheckedList(request: Record<'ticket' | 'origin' | 'language' | 'list', string>) {
  const debounced = useDebounced(JSON.stringify(request), 350);
  const isEmpty = request.list.trim() === '';
  const query = useQuery({
    queryKey: ['checked-list', debounced],
    queryFn: () =>
      callApi<CheckedTicketList>('checkTicketList', { body: JSON.parse(debounced) as unknown }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const isStale = debounced !== JSON.stringify(request) || query.isPlaceholderData;
  return { ...query, data: isEmpty ? undefined : query.data, isOld: isStale };
}

function useDebounced(value: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

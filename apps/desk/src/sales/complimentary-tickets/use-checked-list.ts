import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckedList } from '@kongres/contract/desk/sales/issuing';
import { call } from '../../lib/api/call.ts';

/** What the server says of a list, a moment after the last letter. */
export function useCheckedList(asked: Record<'ticket' | 'origin' | 'language' | 'list', string>) {
  const settled = useSettled(JSON.stringify(asked), 350);
  const isEmpty = asked.list.trim() === '';
  const query = useQuery({
    queryKey: ['issueCheck', settled],
    queryFn: () => call<CheckedList>('issueCheck', { body: JSON.parse(settled) as unknown }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const isOld = settled !== JSON.stringify(asked) || query.isPlaceholderData;
  return { ...query, data: isEmpty ? undefined : query.data, isOld };
}

function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

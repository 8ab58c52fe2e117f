import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ExportAttendees,
  ExportOrders,
  ExportPayments,
} from '@kongres/contract/desk/sales/exports';
import { callForFile, type KeptFile } from '../../lib/api/call.ts';
import { noticeSignedOut } from '../../lib/api/query-client.ts';

export type Wanted =
  | { call: 'exportPayments'; body: ExportPayments }
  | { call: 'exportAttendees'; body: ExportAttendees }
  | { call: 'exportOrders'; body: ExportOrders };

/** A file is fetched whole before the browser keeps it: one that fails is a sentence, not a broken download. */
export function useExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ call, body }: Wanted) => callForFile(call, body),
    onSuccess: async (file) => {
      keep(file);
      await queries.invalidateQueries({ queryKey: ['journal'] });
    },
    onError: noticeSignedOut,
  });
}

function keep({ name, content }: KeptFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ExportAttendees,
  ExportOrders,
  ExportPayments,
} from '@kongres/contract/desk/sales/exports';
import { downloadFile, type DownloadedFile } from '../../lib/api/call-api.ts';
import { handleSignedOut } from '../../lib/api/query-client.ts';

export type ExportRequest =
  | { call: 'exportPayments'; body: ExportPayments }
  | { call: 'exportAttendees'; body: ExportAttendees }
  | { call: 'exportOrders'; body: ExportOrders };

/** Fetches the whole file before saving it, so that a failure shows an error and no broken download. */
export function useExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ call, body }: ExportRequest) => downloadFile(call, body),
    onSuccess: async (file) => {
      saveFile(file);
      await queries.invalidateQueries({ queryKey: ['audit-log'] });
    },
    onError: handleSignedOut,
  });
}

function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

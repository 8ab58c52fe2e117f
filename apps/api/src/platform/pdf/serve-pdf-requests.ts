import { parentPort } from 'node:worker_threads';
import { loadFonts } from '@kongres/pdf/fonts';
import type { PdfThreadResponse } from './pdf-thread.ts';

export function servePdfRequests(draw: (wanted: never) => Promise<Uint8Array>): void {
  parentPort?.on('message', (wanted: unknown) => void drawPdf(wanted as never).then(postResponse));
  // Warm-up: a failure surfaces with the first file.
  void loadFonts().catch(() => {});

  async function drawPdf(wanted: never): Promise<PdfThreadResponse> {
    try {
      return { ok: true, pdf: await draw(wanted) };
    } catch (error) {
      return { ok: false, error };
    }
  }
}

function postResponse(drawn: PdfThreadResponse) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(drawn);
}

import type { Printable } from './pdf-cache.ts';
import { servePdfRequests } from '../../platform/pdf/serve-pdf-requests.ts';
import { renderTermsPdf } from './terms-pdf.ts';
import { renderTicketPdf } from './ticket-pdf.ts';

servePdfRequests((data: Printable) =>
  'terms' in data ? renderTermsPdf(data) : renderTicketPdf(data),
);

import type { Printable } from './printer.ts';
import { servePrints } from '../../platform/pdf/serve-prints.ts';
import { termsPdf } from './terms-pdf.ts';
import { ticketPdf } from './ticket-pdf.ts';

/** Draws tickets and terms. */
servePrints((wanted: Printable) => ('terms' in wanted ? termsPdf(wanted) : ticketPdf(wanted)));

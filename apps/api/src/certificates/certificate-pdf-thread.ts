import { servePrints } from '../tickets/serve-prints.ts';
import { certificatePdf } from './certificate-pdf.ts';

/** Draws certificates. */
servePrints(certificatePdf);

import { servePrints } from '../../platform/pdf/serve-prints.ts';
import { certificatePdf } from './certificate-pdf.ts';

/** Draws certificates. */
servePrints(certificatePdf);

import { servePdfRequests } from '../../platform/pdf/serve-pdf-requests.ts';
import { renderCertificatePdf } from './certificate-pdf.ts';

servePdfRequests(renderCertificatePdf);

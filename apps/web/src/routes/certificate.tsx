import { CertificateCheck } from '../features/attendee/certificates/certificate-check.tsx';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';

export const loader = createPageLoader('certificate');

export default function CertificatePage() {
  return (
    <Page>
      <CertificateCheck />
    </Page>
  );
}

import { CertificateCheck } from '../features/certificate/certificate-check.tsx';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';

export const loader = pageLoader('certificate');

export default function CertificatePage() {
  return (
    <Page>
      <CertificateCheck />
    </Page>
  );
}

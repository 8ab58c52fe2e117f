import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { listPartnerPackages } from '../features/marketing/partners/partner-packages.server.ts';
import { Partnership } from '../features/marketing/partners/partnership.tsx';

export const loader = createPageLoader('become-partner', [], listPartnerPackages);

export default function BecomePartnerPage() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="become-partner" />
      <Partnership packages={packages} />
    </Page>
  );
}

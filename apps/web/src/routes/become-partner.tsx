import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { partnerPackageData } from '../features/marketing/partners/partner-packages.server.ts';
import { Partnership } from '../features/marketing/partners/partnership.tsx';

export const loader = pageLoader('become-partner', [], partnerPackageData);

export default function BecomePartnerPage() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="become-partner" />
      <Partnership packages={packages} />
    </Page>
  );
}

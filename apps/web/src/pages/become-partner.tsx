import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { partnerPackageData } from '../features/partners/partner-packages.server.ts';
import { Partnership } from '../features/partners/partnership.tsx';

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

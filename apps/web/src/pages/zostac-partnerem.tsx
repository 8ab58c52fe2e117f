import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { partnerPackageData } from '../sections/partner-packages.server.ts';
import { Partnership } from '../sections/partnership.tsx';

export const loader = pageLoader('zostac-partnerem', [], partnerPackageData);

export default function ZostacPartnerem() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="zostac-partnerem" />
      <Partnership packages={packages} />
    </Page>
  );
}

import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { partnerPackageData } from '../features/partners/partner-packages.server.ts';
import { SponsorPackages } from '../features/partners/sponsor-packages.tsx';
import { Cooperation } from '../features/partners/cooperation.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('for-sponsors', ['become-partner'], partnerPackageData);

export default function ForSponsorsPage() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="for-sponsors" />
      <Cooperation page="for-sponsors">
        <SponsorPackages packages={packages} />
      </Cooperation>
    </Page>
  );
}

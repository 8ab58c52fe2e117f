import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { listPartnerPackages } from '../features/marketing/partners/partner-packages.server.ts';
import { SponsorPackages } from '../features/marketing/partners/sponsor-packages.tsx';
import { Cooperation } from '../features/marketing/partners/cooperation.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('for-sponsors', ['become-partner'], listPartnerPackages);

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

import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { ListeningHead } from '../features/marketing/partners/listening-head.tsx';
import { Needs, Offer } from '../features/marketing/partners/lead-sections.tsx';
import { listPartnerPackages } from '../features/marketing/partners/partner-packages.server.ts';
import { PartnerPackages } from '../features/marketing/partners/partner-packages.tsx';
import { LeadPage } from '../features/marketing/partners/lead-page.tsx';

export const loader = createPageLoader(
  'for-sponsors',
  ['become-partner', 'contact'],
  listPartnerPackages,
);

export default function ForSponsorsPage() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <LeadPage page="for-sponsors">
        <PartnerPackages page="for-sponsors" packages={packages} />
        <Offer page="for-sponsors" />
        <Band>
          <ListeningHead />
        </Band>
        <Needs page="for-sponsors" />
      </LeadPage>
    </Page>
  );
}

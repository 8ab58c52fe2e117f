import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { Drawing } from '../components/drawing.tsx';
import { PackageBenefits } from '../features/marketing/partners/package-benefits.tsx';
import { listPartnerPackages } from '../features/marketing/partners/partner-packages.server.ts';
import { PartnerPackages } from '../features/marketing/partners/partner-packages.tsx';
import { LeadPage } from '../features/marketing/partners/lead-page.tsx';

export const loader = createPageLoader('become-partner', ['contact'], listPartnerPackages);

export default function BecomePartnerPage() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <LeadPage page="become-partner">
        <PartnerPackages page="become-partner" packages={packages} />
        <Band>
          <Drawing name="floor-plan" width={860} height={524} />
        </Band>
        <PackageBenefits />
      </LeadPage>
    </Page>
  );
}

import { useLoaderData } from 'react-router';
import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../i18n/page-loader.server.ts';
import { partnerPackageData } from '../../sections/partner-packages.server.ts';
import { SponsorPackages } from '../../sections/sponsor-packages.tsx';
import { Cooperation } from '../../sections/cooperation.tsx';
import { PageHeading } from '../../sections/page-heading.tsx';

export const loader = pageLoader('dla-sponsora', ['zostac-partnerem'], partnerPackageData);

export default function DlaSponsora() {
  const { data: packages } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="dla-sponsora" />
      <Cooperation page="dla-sponsora">
        <SponsorPackages packages={packages} />
      </Cooperation>
    </Page>
  );
}

import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../frame/page-loader.server.ts';
import { Cooperation } from '../../features/partners/cooperation.tsx';
import { PageHeading } from '../../blocks/page-heading.tsx';

export const loader = pageLoader('pracuj-z-nami');

export default function PracujZNami() {
  return (
    <Page>
      <PageHeading page="pracuj-z-nami" />
      <Cooperation page="pracuj-z-nami" order="needs-first" />
    </Page>
  );
}

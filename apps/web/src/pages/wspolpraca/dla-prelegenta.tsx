import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../i18n/page-loader.server.ts';
import { Band } from '../../sections/band.tsx';
import { SharpeningRow } from '../../sections/sharpening-row.tsx';
import { Cooperation } from '../../sections/cooperation.tsx';
import { PageHeading } from '../../sections/page-heading.tsx';

export const loader = pageLoader('dla-prelegenta');

export default function DlaPrelegenta() {
  return (
    <Page>
      <PageHeading page="dla-prelegenta" />
      <Cooperation page="dla-prelegenta" order="needs-first">
        <Band>
          <SharpeningRow />
        </Band>
      </Cooperation>
    </Page>
  );
}

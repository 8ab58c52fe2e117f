import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../frame/page-loader.server.ts';
import { Band } from '../../blocks/band.tsx';
import { SharpeningRow } from '../../features/speakers/sharpening-row.tsx';
import { Cooperation } from '../../features/partners/cooperation.tsx';
import { PageHeading } from '../../blocks/page-heading.tsx';

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

import { useTexts } from '../../i18n/texts.tsx';
import { Call } from '../../blocks/call.tsx';
import type { PartnerPackage } from './partner-packages.server.ts';
import { PartnerPackages } from './partner-packages.tsx';
import { Points } from '../../blocks/points.tsx';
import { topicSearch } from '../../blocks/links/topic-search.ts';

/** Why, what for, and what happens next. */
export function Partnership({ packages }: { packages: readonly PartnerPackage[] }) {
  const { benefits, next, button } = useTexts('become-partner');
  return (
    <>
      <Points {...benefits} />
      <PartnerPackages packages={packages} />
      <Points title={next.title} items={next.steps} isOrdered />
      <Call to="contact" search={topicSearch('partner')}>
        {button}
      </Call>
    </>
  );
}

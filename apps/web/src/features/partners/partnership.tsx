import { useTexts } from '../../i18n/texts.tsx';
import { Call } from '../../blocks/call.tsx';
import { FactList } from '../../blocks/fact-list.tsx';
import type { PartnerPackage } from './partner-packages.server.ts';
import { PartnerPackages } from './partner-packages.tsx';
import { Points } from '../../blocks/points.tsx';
import { Section } from '../../blocks/section.tsx';
import { contactAbout } from '../../blocks/links/contact-about.ts';

/** Why, what for, what happens next, what else is asked. */
export function Partnership({ packages }: { packages: readonly PartnerPackage[] }) {
  const { benefits, next, know, button } = useTexts('become-partner');
  return (
    <>
      <Points {...benefits} />
      <PartnerPackages packages={packages} />
      <Points title={next.title} items={next.steps} isOrdered />
      <Section title={know.title}>
        <FactList items={know.items} />
      </Section>
      <Call {...contactAbout('partner')}>{button}</Call>
    </>
  );
}

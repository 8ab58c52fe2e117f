import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Call } from '../../../components/call.tsx';
import { FactList } from '../../../components/fact-list.tsx';
import type { PartnerPackage } from './partner-packages.server.ts';
import { PartnerPackages } from './partner-packages.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';
import { contactAbout } from '../../../components/links/contact-about.ts';

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

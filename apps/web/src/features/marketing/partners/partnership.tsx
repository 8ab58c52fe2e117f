import { useTexts } from '../../../lib/i18n/texts.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { FactList } from '../../../components/fact-list.tsx';
import type { PartnerPackage } from './partner-packages.server.ts';
import { PartnerPackages } from './partner-packages.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';
import { getContactLink } from '../../../components/links/contact-links.ts';

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
      <CallToAction {...getContactLink('partner')}>{button}</CallToAction>
    </>
  );
}

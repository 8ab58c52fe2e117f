import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import type { PartnerPackage } from './partner-packages.server.ts';
import { Section } from '../../../components/section.tsx';
import { StandSizes } from './stand-sizes.tsx';

export function SponsorPackages({ packages }: { packages: readonly PartnerPackage[] }) {
  const { packages: texts, heading } = useTexts('become-partner');
  return (
    <Section
      tone="sunken"
      title={texts.title}
      lead={texts.intro}
      side={<ArrowLink to="become-partner">{heading}</ArrowLink>}
    >
      <StandSizes packages={packages} />
    </Section>
  );
}

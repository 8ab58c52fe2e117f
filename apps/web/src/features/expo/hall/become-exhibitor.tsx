import { CallToAction } from '../../../components/call-to-action.tsx';
import { Section } from '../../../components/section.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';

export function BecomeExhibitor() {
  const { become } = useTexts('hall');
  return (
    <Section title={become.title} lead={become.text}>
      <CallToAction to="for-exhibitors">{become.button}</CallToAction>
    </Section>
  );
}

import { Call } from '../../../components/call.tsx';
import { Section } from '../../../components/section.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';

/** For whoever looked for their own company and did not find it. */
export function BecomeExhibitor() {
  const { become } = useTexts('hall');
  return (
    <Section title={become.title} lead={become.text}>
      <Call to="for-exhibitors">{become.button}</Call>
    </Section>
  );
}

import { useTexts } from '../../../lib/i18n/texts.tsx';
import { CallToAction } from '../../../components/call-to-action.tsx';
import { Prose } from '../../../components/prose.tsx';
import { Section } from '../../../components/section.tsx';

export function SpeakerCall() {
  const { choice, apply } = useTexts('speakers-page');
  return (
    <>
      <Prose title={choice.title} body={choice.body} />
      <Section title={apply.title} lead={apply.text}>
        <CallToAction to="for-speakers">{apply.button}</CallToAction>
      </Section>
    </>
  );
}

import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Call } from '../../../components/call.tsx';
import { Prose } from '../../../components/prose.tsx';
import { Section } from '../../../components/section.tsx';

/** How speakers are chosen, and how to become one. */
export function SpeakerCall() {
  const { choice, apply } = useTexts('speakers-page');
  return (
    <>
      <Prose title={choice.title} body={choice.body} />
      <Section title={apply.title} lead={apply.text}>
        <Call to="for-speakers">{apply.button}</Call>
      </Section>
    </>
  );
}

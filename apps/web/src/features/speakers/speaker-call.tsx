import { useTexts } from '../../i18n/texts.tsx';
import { Call } from '../../blocks/call.tsx';
import { Prose } from '../../blocks/prose.tsx';
import { Section } from '../../blocks/section.tsx';

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

import { useTexts } from '../../i18n/texts.tsx';
import { Call } from '../../blocks/call.tsx';
import { Section } from '../../blocks/section.tsx';

/** How to get in. */
export function GalaEntry() {
  const { entry } = useTexts('gala');
  return (
    <Section title={entry.title} lead={entry.text}>
      <Call to="tickets">{entry.button}</Call>
    </Section>
  );
}

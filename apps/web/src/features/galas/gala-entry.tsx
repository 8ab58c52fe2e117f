import { useTexts } from '../../i18n/texts.tsx';
import { Call } from '../../blocks/call.tsx';
import { useTicketPage } from '../../blocks/links/use-ticket-page.ts';
import { Section } from '../../blocks/section.tsx';

/** How to get in. */
export function GalaEntry() {
  const { entry } = useTexts('gala');
  return (
    <Section title={entry.title} lead={entry.text}>
      <p>{entry.link}</p>
      <Call to={useTicketPage()}>{entry.button}</Call>
    </Section>
  );
}

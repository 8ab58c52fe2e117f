import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Section } from '../../../components/section.tsx';
import type { SpeakerRow } from './speaker-cards.server.ts';
import { SpeakerCards } from './speaker-cards.tsx';

/** The cards there are, under the notice of when the full list follows. */
export function SpeakerList({ speakers }: { speakers: readonly SpeakerRow[] }) {
  const { notice } = useTexts('speakers-page');
  return (
    <Section title={notice.title} lead={notice.text}>
      <SpeakerCards speakers={speakers} />
    </Section>
  );
}

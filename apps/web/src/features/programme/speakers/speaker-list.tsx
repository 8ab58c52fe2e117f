import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Section } from '../../../components/section.tsx';
import type { SpeakerCard } from './speaker-cards.server.ts';
import { SpeakerCards } from './speaker-cards.tsx';

export function SpeakerList({ speakers }: { speakers: readonly SpeakerCard[] }) {
  const { notice, list } = useTexts('speakers-page');
  return (
    <Section title={notice.title} lead={notice.text}>
      <SpeakerCards speakers={speakers} label={list} />
    </Section>
  );
}

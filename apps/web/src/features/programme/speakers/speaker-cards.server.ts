import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Entry } from '@kongres/content/model/kinds';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getEntryPicture } from '../../../illustrations/entry-pictures.ts';
import { listProfileLinks } from '../../../components/links/profile-links.ts';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

export type SpeakerCard = ReturnType<typeof buildSpeakerCard> & {
  /** First time on stage. */
  appearance?: { day: number; label: string };
};

export function listSpeakerCards(code: LanguageCode): SpeakerCard[] {
  return listEntries('speakers').map((speaker) => buildSpeakerCard(speaker, code));
}

export function buildSpeakerCard(speaker: Entry<'speakers'>, code: LanguageCode) {
  const { id, sample, name, photo, topics, links, bio } = speaker;
  return {
    id,
    hasPage: isPublished('speakers'),
    sample,
    name,
    image: getEntryPicture('speaker', { id, photo }),
    topics,
    role: formatSpeakerRole(speaker, code),
    bio: getEntryText(code, bio),
    links: listProfileLinks(links),
  };
}

export function formatSpeakerRole(
  { role, company }: Pick<Entry<'speakers'>, 'role' | 'company'>,
  code: LanguageCode,
): string {
  return [getEntryText(code, role), company].filter(Boolean).join(', ');
}

import type { LanguageCode } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { pictureOf } from '../../../illustrations/pictured.ts';
import { ownLinks } from '../../../components/links/own-links.ts';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

export type SpeakerRow = ReturnType<typeof speakerRows>[number];

export function speakerRows(code: LanguageCode) {
  return entriesOf('speakers').map(({ id, sample, name, photo, topics, links, role, bio }) => ({
    id,
    hasPage: isPublished('speakers'),
    sample,
    name,
    image: pictureOf('speaker', { id, photo }),
    topics,
    role: finishedField(code, role),
    bio: finishedField(code, bio),
    links: ownLinks(links),
  }));
}

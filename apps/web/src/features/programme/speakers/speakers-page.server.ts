import { isPublished } from '@kongres/content/model/published';

/** Target of the speaker links: the call for speakers until the speakers are published. */
export function resolveSpeakersPage(): 'speakers' | 'for-speakers' {
  return isPublished('speakers') ? 'speakers' : 'for-speakers';
}

import { isPublished } from '@kongres/content/model/published';

/** Where home leads whoever wants to know more: to the speakers once they are known. */
export function speakersPage(): 'speakers' | 'for-speakers' {
  return isPublished('speakers') ? 'speakers' : 'for-speakers';
}

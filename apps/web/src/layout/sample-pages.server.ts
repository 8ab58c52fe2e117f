import { isPublished, type PublishedKind } from '@kongres/content/model/published';
import type { PageId } from '@kongres/contract/pages';

/** The entries of which a page shows samples until they are published. */
const kindByPage = {
  home: 'exhibitors',
  programme: 'sessions',
  speakers: 'speakers',
  expo: 'exhibitors',
  workshops: 'workshops',
} as const satisfies Partial<Record<PageId, PublishedKind>>;

export function listSamplePages(): PageId[] {
  const pages = Object.entries(kindByPage) as [PageId, PublishedKind][];
  return pages.filter(([, kind]) => !isPublished(kind)).map(([page]) => page);
}

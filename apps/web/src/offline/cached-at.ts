import { cachedAtMetaName } from './addresses.ts';

/** Read at module load, because a later render may remove the element. */
const meta = import.meta.env.SSR
  ? null
  : document.head.querySelector<HTMLMetaElement>(`meta[name="${cachedAtMetaName}"]`);

/** Null for a page from the network. */
export const cachedAt = meta && new Date(meta.content);

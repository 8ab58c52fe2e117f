import { keptMark } from './addresses.ts';

/** Read as the page starts: whatever becomes of the element, the document stays a copy. */
const mark = import.meta.env.SSR
  ? null
  : document.head.querySelector<HTMLMetaElement>(`meta[name="${keptMark}"]`);

/** Null for a page from the network. */
export const keptMoment = mark && new Date(mark.content);

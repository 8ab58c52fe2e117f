import type { Texts } from '@kongres/content/texts/namespaces';

/** What belongs on a device in one language, and what is said without a network. */
export interface Kit {
  /** Kept whether they were opened or not; `name` is read where another page is missing. */
  pages: readonly { address: string; name: string }[];
  files: readonly string[];
  texts: Texts['offline'];
}

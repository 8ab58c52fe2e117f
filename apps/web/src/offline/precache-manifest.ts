import type { Texts } from '@kongres/content/texts/namespaces';

/** Pages, files and texts of one language that are cached in advance. */
export interface PrecacheManifest {
  /** `name` is the link text on the offline page. */
  pages: readonly { address: string; name: string }[];
  files: readonly string[];
  texts: Texts['offline'];
}

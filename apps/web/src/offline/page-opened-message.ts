/** Message from a page to the worker. Pages and worker may be of different releases: do not rename the keys. */
export interface PageOpenedMessage {
  /** Address of the precache manifest in the language of the page. */
  kit: string;
  opened: string;
  loaded: readonly string[];
}

/** What a page tells the worker when it has been opened. */
export interface Wish {
  /** Where the list of what belongs on a device lies, in the language of the page. */
  kit: string;
  /** The page's own address. */
  opened: string;
  /** The files that it has loaded. */
  loaded: readonly string[];
}

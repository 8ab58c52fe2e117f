const slot = /(<div[^>]*data-inline-drawing="([\w-]+)"[^>]*>)(?=<\/div>)/g;

/** What a page still lacks when React Router has written it. `draw` knows the drawings by their names. */
export function finishPage(html: string, draw: (name: string) => string): string {
  return fetchBaseStyleOnce(lowerScriptPriority(inlineDrawings(html, draw)));
}

/** The hero's drawing belongs to the first picture of the page, so it travels in the HTML itself. */
function inlineDrawings(html: string, draw: (name: string) => string): string {
  return html.replace(slot, (_all, open: string, name: string) => open + draw(name));
}

/** Text and styles come first; the scripts only add what the page can wait for. */
function lowerScriptPriority(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/**
 * React Router writes "#" behind a style that a part loaded later needs as well: such a part then fetches
 * it again, as the page that brought it may have gone. The base style never goes, and fetched again it sets
 * its fonts anew: the page jumps, and a button that was about to be pressed is somewhere else.
 */
export function fetchBaseStyleOnce(text: string): string {
  return text.replaceAll(/(\/base-[\w-]+\.css)#/g, '$1');
}

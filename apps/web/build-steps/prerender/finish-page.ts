const drawingSlot = /(<div[^>]*data-inline-drawing="([\w-]+)"[^>]*>)(?=<\/div>)/g;

/** Completes the HTML of React Router. `draw` returns a drawing by its name. */
export function finishPage(html: string, draw: (name: string) => string): string {
  return fetchBaseStyleOnce(reduceScriptPriority(insertDrawings(html, draw)));
}

/** The hero drawing is part of the first paint, so it is inlined. */
function insertDrawings(html: string, draw: (name: string) => string): string {
  return html.replace(drawingSlot, (_all, open: string, name: string) => open + draw(name));
}

/** Text and styles load first. */
function reduceScriptPriority(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/**
 * React Router appends "#" to style sheets of lazy chunks, which fetches them again. Fetched again, the base style
 * would reload the fonts and shift the page.
 */
export function fetchBaseStyleOnce(text: string): string {
  return text.replaceAll(/(\/base-[\w-]+\.css)#/g, '$1');
}

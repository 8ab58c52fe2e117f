import type { Root } from 'react-dom/client';

/**
 * The page as the server sent it, kept for the case that React cannot go on. Nothing is copied: React
 * takes the children of head and body out of the document, but it does not take them apart.
 */
interface ServedPage {
  path: string;
  language: string;
  head: ChildNode[];
  body: ChildNode[];
}

let served: ServedPage | null = null;
let root: Root | null = null;

export function keepServedPage(): void {
  served = {
    path: window.location.pathname,
    language: document.documentElement.lang,
    head: [...document.head.childNodes],
    body: [...document.body.childNodes],
  };
}

export function setRoot(hydrated: Root): void {
  root = hydrated;
}

/** Once React is out of the way: it must not be stopped in the middle of its own work. */
export function giveUp(): void {
  queueMicrotask(() => {
    root?.unmount();
    showServedPage();
  });
}

/** From here on the page is one without scripts: its links lead on, its forms give way to an address. */
export function showServedPage(): void {
  if (!served) return;
  document.documentElement.lang = served.language;
  document.head.replaceChildren(...served.head);
  document.body.replaceChildren(...served.body);
  showWhatScriptsReplace();
  window.history.scrollRestoration = 'auto';
  // Somebody went on by a link inside the site: the server has the page of this address.
  if (window.location.pathname !== served.path) window.location.reload();
}

function showWhatScriptsReplace(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === '(scripting: none)') {
        rule.media.mediaText = 'all';
      }
    }
  }
}

import type { Root } from 'react-dom/client';

/**
 * The served page, kept for the case that React fails. Nodes are not cloned: React detaches the children of head and
 * body but does not change them.
 */
interface ServedPage {
  path: string;
  language: string;
  head: ChildNode[];
  body: ChildNode[];
}

let served: ServedPage | null = null;
let root: Root | null = null;

export function saveServedPage(): void {
  served = {
    path: window.location.pathname,
    language: document.documentElement.lang,
    head: [...document.head.childNodes],
    body: [...document.body.childNodes],
  };
}

export function setReactRoot(hydrated: Root): void {
  root = hydrated;
}

/** Deferred: React must finish its current work first. */
export function restoreServedPage(): void {
  queueMicrotask(() => {
    root?.unmount();
    showServedPage();
  });
}

/** From here on the page works as without scripts. */
export function showServedPage(): void {
  if (!served) return;
  document.documentElement.lang = served.language;
  document.head.replaceChildren(...served.head);
  document.body.replaceChildren(...served.body);
  showNoScriptContent();
  window.history.scrollRestoration = 'auto';
  // After client navigation the served page is another one: reload.
  if (window.location.pathname !== served.path) window.location.reload();
}

function showNoScriptContent(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === '(scripting: none)') {
        rule.media.mediaText = 'all';
      }
    }
  }
}

export interface ElementQuery {
  role:
    'article' | 'banner' | 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'list' | 'status';
  name?: string;
  within?: ElementQuery;
}

/** First visible match. Runs in the browser, so every helper is nested. */
export function findElement(seen: ElementQuery): Element | null {
  const selectors = {
    article: 'article',
    banner: 'body > header',
    button: 'button',
    dialog: 'dialog[open]',
    field: 'input, textarea',
    heading: 'h1',
    link: 'a[href]',
    list: 'nav',
    status: '[role="status"]',
  };

  // Typography decides which kind of space is used.
  function normaliseSpaces(text: string) {
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  function getName(element: Element): string {
    const labels = (element as HTMLInputElement).labels ?? [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = [...labels, ...ids.map((id) => document.getElementById(id))];
    const own = element.getAttribute('aria-label') ?? element.textContent;
    return named.length > 0 ? named.map((label) => label?.textContent).join(' ') : own;
  }

  function findAll({ role, name = '', within }: ElementQuery): Element[] {
    return (within ? findAll(within) : [document])
      .flatMap((root) => [...root.querySelectorAll(selectors[role])])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => normaliseSpaces(getName(element)).includes(normaliseSpaces(name)));
  }

  return findAll(seen)[0] ?? null;
}

/** What a visitor looks for: of this kind, with these words in its name, inside something else. */
export interface Seen {
  role:
    'article' | 'banner' | 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'list' | 'status';
  name?: string;
  within?: Seen;
}

/** The first that can be seen. Runs in the page, so that all it needs is inside. */
export function seek(seen: Seen): Element | null {
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

  // Which space stands between two words is typography.
  function plain(text: string) {
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  function nameOf(element: Element): string {
    const labels = (element as HTMLInputElement).labels ?? [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = [...labels, ...ids.map((id) => document.getElementById(id))];
    const own = element.getAttribute('aria-label') ?? element.textContent;
    return named.length > 0 ? named.map((label) => label?.textContent).join(' ') : own;
  }

  function all({ role, name = '', within }: Seen): Element[] {
    return (within ? all(within) : [document])
      .flatMap((root) => [...root.querySelectorAll(selectors[role])])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => plain(nameOf(element)).includes(plain(name)));
  }

  return all(seen)[0] ?? null;
}

/** RFC 6750; other text cannot be sent in a header. */
const tokenPattern = /^[\w.~+/-]+=*$/;

export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** Replaces the fragment; an empty token removes it. */
export function replaceUrlToken(token: string): void {
  const address = new URL(window.location.href);
  address.hash = token;
  window.history.replaceState(window.history.state, '', address);
}

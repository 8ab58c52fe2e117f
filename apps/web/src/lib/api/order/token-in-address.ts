/** RFC 6750; anything else was never a token and would not even fit into the header. */
const tokenShape = /^[\w.~+/-]+=*$/;

export function isToken(text: string): boolean {
  return tokenShape.test(text);
}

/** Puts another token into the address, or none, in place of what stands there. */
export function showToken(token: string): void {
  const address = new URL(window.location.href);
  address.hash = token;
  window.history.replaceState(window.history.state, '', address);
}

/** This page's own name, made anew with each load: whoever opens the ticket elsewhere is another device. */
let name = '';

export function deviceName(): string {
  name ||= randomName();
  return name;
}

/** 32 random bytes in the letters of an address. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

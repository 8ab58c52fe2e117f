import * as z from 'zod/mini';

/** Excludes characters that could extend the URL beyond its host. */
const unicodeDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const nonAscii = /\P{ASCII}/u;

/**
 * Converts an international domain to Punycode, so that one mailbox has one spelling. Invalid
 * addresses are returned unchanged for the schema to reject.
 */
function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !nonAscii.test(domain) || !unicodeDomain.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Zod's pattern plus Punycode top-level domains. */
const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i;

/** The local part is ASCII only: others need SMTPUTF8 on every mail server in between. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.overwrite(toAsciiDomain),
    z.minLength(1),
    z.maxLength(254),
    z.email({ pattern: emailPattern }),
  );

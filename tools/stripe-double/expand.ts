import { type Outcome, refuseRequest } from './outcome.ts';
import type { StripeStore } from './store.ts';

/** Returns a copy with the named ids replaced by objects. */
export function expandObject(
  store: StripeStore,
  object: object,
  paths: string[] = [],
): Outcome<object> {
  const copy = structuredClone(object);
  for (const path of paths) {
    if (!expandPath(store, copy, path.split('.'))) {
      return refuseRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
  }
  return { ok: true, value: copy };
}

function expandPath(store: StripeStore, object: object, [name, ...rest]: string[]): boolean {
  if (!name) return true;
  if (Array.isArray(object)) {
    return object.every((item: object) => expandPath(store, item, [name, ...rest]));
  }
  const fields = object as Record<string, unknown>;
  if (name === 'line_items') {
    const checkout = store.checkouts.get(String(fields['id']));
    if (!checkout) return false;
    fields[name] = {
      object: 'list',
      data: checkout.lineItems,
      has_more: false,
      url: `/v1/checkout/sessions/${checkout.session.id}/line_items`,
    };
    return rest.length === 0;
  }
  const value = fields[name];
  if (value === null) return true;
  const found =
    typeof value === 'string'
      ? (store.paymentIntents.get(value) ??
        store.charges.get(value) ??
        store.balanceTransactions.get(value))
      : value;
  if (typeof found !== 'object' || found === null) return false;
  const copy = structuredClone(found);
  fields[name] = copy;
  return expandPath(store, copy, rest);
}

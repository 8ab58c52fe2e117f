import { type Outcome, refuse } from './outcome.ts';
import type { World } from './world.ts';

/** A copy of the object in which the named ids are the objects themselves. */
export function expand(world: World, object: object, paths: string[] = []): Outcome<object> {
  const copy = structuredClone(object);
  for (const path of paths) {
    if (!expandPath(world, copy, path.split('.'))) {
      return refuse(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
  }
  return { ok: true, value: copy };
}

function expandPath(world: World, object: object, [name, ...rest]: string[]): boolean {
  if (!name) return true;
  if (Array.isArray(object)) {
    return object.every((item: object) => expandPath(world, item, [name, ...rest]));
  }
  const fields = object as Record<string, unknown>;
  if (name === 'line_items') {
    const checkout = world.checkouts.get(String(fields['id']));
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
      ? (world.paymentIntents.get(value) ??
        world.charges.get(value) ??
        world.balanceTransactions.get(value))
      : value;
  if (typeof found !== 'object' || found === null) return false;
  const copy = structuredClone(found);
  fields[name] = copy;
  return expandPath(world, copy, rest);
}

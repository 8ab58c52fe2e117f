import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, answerHtml, answerJson, answerRedirect } from './answer.ts';
import { addressFields, isComplete, type Payer } from './billing.ts';
import { isNotice, paymentList, paymentPage, successAddress, unknownPage } from './payment-page.ts';
import { completeSession } from './payments.ts';
import { expireSession } from './sessions.ts';
import type { Checkout, World } from './world.ts';

const style = readFileSync(join(import.meta.dirname, 'pay.css'), 'utf8');

/** The hosted page and its buttons. */
export function answerPage(
  world: World,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): Answer {
  if (path === '/pay.css') {
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: style };
  }
  const [, room, id = '', action] = path.split('/');
  if (room !== 'pay') return answerJson({ error: 'no such address' }, 404);
  if (method === 'GET' && !id) return answerHtml(paymentList(world.checkouts.values()));
  const checkout = world.checkouts.get(id);
  if (!checkout) return answerHtml(unknownPage(), 404);
  if (method === 'GET' && action === undefined) {
    const notice = new URLSearchParams(query).get('notice');
    return answerHtml(paymentPage(checkout, isNotice(notice) ? notice : null));
  }
  if (method !== 'POST') return answerHtml(unknownPage(), 404);
  return press(world, checkout, action ?? '', new URLSearchParams(body));
}

function press(world: World, checkout: Checkout, action: string, fields: URLSearchParams): Answer {
  const { session } = checkout;
  // After every press comes a GET, so that reloading the page repeats nothing.
  const page = `/pay/${session.id}`;
  switch (action) {
    case 'pay':
    case 'pay-async': {
      const read = (name: string) => fields.get(name)?.trim() || undefined;
      const payer = readFields(session, read);
      if (!isComplete(session, payer)) return answerRedirect(`${page}?notice=address`);
      const outcome = completeSession(
        world,
        checkout,
        {
          method: read('method'),
          email: read('email'),
          companyName: read('companyName'),
          taxId: read('taxId'),
          ...payer,
        },
        action === 'pay' ? 'here' : 'on its way',
      );
      if (outcome.ok) return answerRedirect(successAddress(session));
      const isTaxId = outcome.refusal.error.param === 'taxId';
      return answerRedirect(isTaxId ? `${page}?notice=tax-id` : page);
    }
    case 'decline':
      return answerRedirect(`${page}?notice=declined`);
    case 'expire':
      expireSession(world, session.id);
      return answerRedirect(page);
    case 'back':
      return answerRedirect(session.cancel_url ?? page);
    default:
      return answerHtml(unknownPage(), 404);
  }
}

/** Only what the page asks for: the rest stays as it is without it. */
function readFields(
  session: Checkout['session'],
  read: (name: string) => string | undefined,
): Payer {
  const asksAddress = session.billing_address_collection === 'required';
  return {
    ...(session.name_collection?.individual?.enabled && { name: read('name') ?? null }),
    ...(asksAddress && {
      address: Object.fromEntries(addressFields.map((field) => [field, read(field)])),
      country: read('country'),
    }),
  };
}

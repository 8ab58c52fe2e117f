import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, answerHtml, answerJson, answerRedirect } from './answer.ts';
import { paymentList, paymentPage, successAddress, unknownPage } from './payment-page.ts';
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
    const isKnown = notice === 'declined' || notice === 'tax-id';
    return answerHtml(paymentPage(checkout, isKnown ? notice : null));
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
      const outcome = completeSession(
        world,
        checkout,
        {
          method: read('method'),
          email: read('email'),
          companyName: read('companyName'),
          taxId: read('taxId'),
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

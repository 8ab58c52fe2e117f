import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, answerHtml, answerJson, answerRedirect } from './answer.ts';
import { addressFields, isComplete, type Payer } from './billing.ts';
import {
  isNotice,
  renderPaymentList,
  renderPaymentPage,
  buildSuccessUrl,
  renderUnknownPage,
} from './payment-page.ts';
import { completeSession } from './payments.ts';
import { expireSession } from './sessions.ts';
import type { Checkout, StripeStore } from './store.ts';

const style = readFileSync(join(import.meta.dirname, 'pay.css'), 'utf8');

export function answerPage(
  store: StripeStore,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): Answer {
  if (path === '/pay.css') {
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: style };
  }
  const [, section, id = '', action] = path.split('/');
  if (section !== 'pay') return answerJson({ error: 'no such address' }, 404);
  if (method === 'GET' && !id) return answerHtml(renderPaymentList(store.checkouts.values()));
  const checkout = store.checkouts.get(id);
  if (!checkout) return answerHtml(renderUnknownPage(), 404);
  if (method === 'GET' && action === undefined) {
    const notice = new URLSearchParams(query).get('notice');
    return answerHtml(renderPaymentPage(checkout, isNotice(notice) ? notice : null));
  }
  if (method !== 'POST') return answerHtml(renderUnknownPage(), 404);
  return handleButton(store, checkout, action ?? '', new URLSearchParams(body));
}

function handleButton(
  store: StripeStore,
  checkout: Checkout,
  action: string,
  fields: URLSearchParams,
): Answer {
  const { session } = checkout;
  const page = `/pay/${session.id}`;
  switch (action) {
    case 'pay':
    case 'pay-async': {
      const read = (name: string) => fields.get(name)?.trim() || undefined;
      const payer = readFields(session, read);
      if (!isComplete(session, payer)) return answerRedirect(`${page}?notice=address`);
      const outcome = completeSession(
        store,
        checkout,
        {
          method: read('method'),
          email: read('email'),
          companyName: read('companyName'),
          taxId: read('taxId'),
          ...payer,
        },
        action === 'pay' ? 'paid' : 'processing',
      );
      if (outcome.ok) return answerRedirect(buildSuccessUrl(session));
      const isTaxId = outcome.refusal.error.param === 'taxId';
      return answerRedirect(isTaxId ? `${page}?notice=tax-id` : page);
    }
    case 'decline':
      return answerRedirect(`${page}?notice=declined`);
    case 'expire':
      expireSession(store, session.id);
      return answerRedirect(page);
    case 'back':
      return answerRedirect(session.cancel_url ?? page);
    default:
      return answerHtml(renderUnknownPage(), 404);
  }
}

/** Ignores fields that the page does not ask for. */
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

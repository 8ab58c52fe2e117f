import type { Stripe } from 'stripe';
import { somebody } from './billing.ts';
import { pageWords } from './payment-page-words.ts';
import type { Checkout } from './world.ts';

const notices = ['declined', 'tax-id', 'address'] as const;
type PageNotice = (typeof notices)[number];

/** Some of the countries that Stripe offers. */
const countries = ['PL', 'AE', 'CZ', 'DE', 'ES', 'FR', 'GB', 'IE', 'UA', 'US'];

export function isNotice(name: string | null): name is PageNotice {
  return notices.some((notice) => notice === name);
}

export function paymentPage({ session, lineItems }: Checkout, notice: PageNotice | null): string {
  const { language, words } = pageWords(session.locale);
  if (session.status !== 'open') return endedPage(session);

  const problem = {
    declined: words.declined,
    'tax-id': words.taxIdWrong,
    address: words.addressMissing,
  };
  const methods = session.payment_method_types;
  const buttons = (['card', 'blik', 'p24'] as const)
    .filter((method) => methods.includes(method))
    .map((method) => button(session, 'pay', words.payBy[method], { method }));
  const tax = session.total_details?.amount_tax ?? 0;
  return frame(
    language,
    words.title,
    `
    <p class="notice">${words.notice}</p>
    ${notice ? `<p class="problem" role="alert" data-notice="${notice}">${problem[notice]}</p>` : ''}
    <dl>
      ${lineItems
        .map(
          (item) => `<div><dt>${escapeHtml(item.description ?? '')} × ${item.quantity ?? 1}</dt>
      <dd>${money(item.amount_subtotal, session, language)}</dd></div>`,
        )
        .join('')}
      <div class="total"><dt>${words.total}</dt>
      <dd data-total="${session.amount_total ?? 0}">${money(session.amount_total ?? 0, session, language)}
      ${tax > 0 ? `<small>${words.taxIncluded} ${money(tax, session, language)}</small>` : ''}</dd></div>
      ${
        session.customer_email
          ? `<div><dt>${words.email}</dt><dd data-email>${escapeHtml(session.customer_email)}</dd></div>`
          : ''
      }
    </dl>
    <form method="post">
      ${session.customer_email ? '' : field('email', words.email, 'type="email" autocomplete="email" required')}
      ${
        session.tax_id_collection?.enabled
          ? field(
              'companyName',
              `${words.company} (${words.optional})`,
              'autocomplete="organization"',
            ) + field('taxId', `${words.taxId} (${words.optional})`, 'autocomplete="off"')
          : ''
      }
      ${payerFields(session, language, words)}
      <div class="buttons">
        ${buttons.join('')}
        ${methods.includes('p24') ? button(session, 'pay-async', words.payLater) : ''}
      </div>
      <div class="buttons quiet">
        ${button(session, 'decline', words.decline)}
        ${button(session, 'expire', words.expire)}
        ${session.cancel_url ? button(session, 'back', words.back) : ''}
      </div>
    </form>`,
  );
}

/** Who pays and where they live, filled in as a browser would. */
function payerFields(
  session: Stripe.Checkout.Session,
  language: string,
  words: ReturnType<typeof pageWords>['words'],
): string {
  const { name, country, address } = somebody;
  const value = (text: string) => `value="${escapeHtml(text)}"`;
  const names = session.name_collection?.individual?.enabled
    ? field('name', words.name, `autocomplete="name" required ${value(name)}`)
    : '';
  if (session.billing_address_collection !== 'required') return names;
  const labels = new Intl.DisplayNames([language], { type: 'region' });
  const options = countries.map(
    (code) =>
      `<option value="${code}"${code === country ? ' selected' : ''}>${labels.of(code)}</option>`,
  );
  return [
    names,
    `<label for="country">${words.country}</label><select id="country" name="country" autocomplete="country">${options.join('')}</select>`,
    field('line1', words.line1, `autocomplete="address-line1" required ${value(address.line1)}`),
    field('line2', `${words.line2} (${words.optional})`, 'autocomplete="address-line2"'),
    field(
      'postal_code',
      words.postalCode,
      `autocomplete="postal-code" ${value(address.postal_code)}`,
    ),
    field('city', words.city, `autocomplete="address-level2" required ${value(address.city)}`),
    field('state', `${words.state} (${words.optional})`, 'autocomplete="address-level1"'),
  ].join('');
}

/** Every payment that was asked for, newest first, for a person who looks for one. */
export function paymentList(checkouts: Iterable<Checkout>): string {
  const { language, words } = pageWords(null);
  const rows = [...checkouts].toReversed().map(
    ({ session }) => `<div><dt><a href="/pay/${session.id}">${escapeHtml(
      session.customer_email ?? session.id,
    )}</a> ${session.status}</dt>
      <dd>${money(session.amount_total ?? 0, session, language)}</dd></div>`,
  );
  return frame(
    language,
    words.title,
    `<p class="notice">${words.notice}</p><dl>${rows.join('')}</dl>`,
  );
}

export function unknownPage(): string {
  const { language, words } = pageWords(null);
  return frame(language, words.title, `<p role="status">${words.unknown}</p>`);
}

/** Stripe puts the session's id where the shop asked for it. */
export function successAddress({ success_url: address, id }: Stripe.Checkout.Session): string {
  return (address ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function endedPage(session: Stripe.Checkout.Session): string {
  const { language, words } = pageWords(session.locale);
  const isComplete = session.status === 'complete';
  const back = isComplete ? successAddress(session) : session.cancel_url;
  return frame(
    language,
    words.title,
    `<p role="status" data-status="${session.status}">${isComplete ? words.complete : words.expired}</p>
    ${back ? `<p><a href="${escapeHtml(back)}" data-action="return">${words.goOn}</a></p>` : ''}`,
  );
}

/** One form, whose buttons say where it goes: the fields belong to whichever is pressed. */
function button(
  { id }: Stripe.Checkout.Session,
  action: string,
  label: string,
  { method }: { method?: string } = {},
): string {
  const choice = method ? ` name="method" value="${method}"` : '';
  const name = method ? `${action}-${method}` : action;
  const isPaying = action.startsWith('pay');
  return `<button formaction="/pay/${id}/${action}" data-action="${name}"${choice}${isPaying ? '' : ' formnovalidate'}>${label}</button>`;
}

function field(name: string, label: string, attributes: string): string {
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes}>`;
}

function money(minor: number, { currency }: Stripe.Checkout.Session, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency ?? 'pln',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

function frame(language: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/pay.css">
  </head>
  <body>
    <main>
    <h1>${title}</h1>
    ${content}
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import type { Stripe } from 'stripe';
import { defaultPayer } from './billing.ts';
import { getPageTexts } from './payment-page-texts.ts';
import type { Checkout } from './store.ts';

const notices = ['declined', 'tax-id', 'address'] as const;
type PageNotice = (typeof notices)[number];

const countries = ['PL', 'AE', 'CZ', 'DE', 'ES', 'FR', 'GB', 'IE', 'UA', 'US'];

export function isNotice(name: string | null): name is PageNotice {
  return notices.some((notice) => notice === name);
}

export function renderPaymentPage(
  { session, lineItems }: Checkout,
  notice: PageNotice | null,
): string {
  const { language, words } = getPageTexts(session.locale);
  if (session.status !== 'open') return renderEndedPage(session);

  const problem = {
    declined: words.declined,
    'tax-id': words.taxIdWrong,
    address: words.addressMissing,
  };
  const methods = session.payment_method_types;
  const buttons = (['card', 'blik', 'p24'] as const)
    .filter((method) => methods.includes(method))
    .map((method) => renderButton(session, 'pay', words.payBy[method], { method }));
  const tax = session.total_details?.amount_tax ?? 0;
  return renderDocument(
    language,
    words.title,
    `
    <p class="notice">${words.notice}</p>
    ${notice ? `<p class="problem" role="alert" data-notice="${notice}">${problem[notice]}</p>` : ''}
    <dl>
      ${lineItems
        .map(
          (item) => `<div><dt>${escapeHtml(item.description ?? '')} × ${item.quantity ?? 1}</dt>
      <dd>${formatAmount(item.amount_subtotal, session, language)}</dd></div>`,
        )
        .join('')}
      <div class="total"><dt>${words.total}</dt>
      <dd data-total="${session.amount_total ?? 0}">${formatAmount(session.amount_total ?? 0, session, language)}
      ${tax > 0 ? `<small>${words.taxIncluded} ${formatAmount(tax, session, language)}</small>` : ''}</dd></div>
      ${
        session.customer_email
          ? `<div><dt>${words.email}</dt><dd data-email>${escapeHtml(session.customer_email)}</dd></div>`
          : ''
      }
    </dl>
    <form method="post">
      ${session.customer_email ? '' : renderField('email', words.email, 'type="email" autocomplete="email" required')}
      ${
        session.tax_id_collection?.enabled
          ? renderField(
              'companyName',
              `${words.company} (${words.optional})`,
              'autocomplete="organization"',
            ) + renderField('taxId', `${words.taxId} (${words.optional})`, 'autocomplete="off"')
          : ''
      }
      ${renderPayerFields(session, language, words)}
      <div class="buttons">
        ${buttons.join('')}
        ${methods.includes('p24') ? renderButton(session, 'pay-async', words.payLater) : ''}
      </div>
      <div class="buttons quiet">
        ${renderButton(session, 'decline', words.decline)}
        ${renderButton(session, 'expire', words.expire)}
        ${session.cancel_url ? renderButton(session, 'back', words.back) : ''}
      </div>
    </form>`,
  );
}

function renderPayerFields(
  session: Stripe.Checkout.Session,
  language: string,
  words: ReturnType<typeof getPageTexts>['words'],
): string {
  const { name, country, address } = defaultPayer;
  const value = (text: string) => `value="${escapeHtml(text)}"`;
  const names = session.name_collection?.individual?.enabled
    ? renderField('name', words.name, `autocomplete="name" required ${value(name)}`)
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
    renderField(
      'line1',
      words.line1,
      `autocomplete="address-line1" required ${value(address.line1)}`,
    ),
    renderField('line2', `${words.line2} (${words.optional})`, 'autocomplete="address-line2"'),
    renderField(
      'postal_code',
      words.postalCode,
      `autocomplete="postal-code" ${value(address.postal_code)}`,
    ),
    renderField(
      'city',
      words.city,
      `autocomplete="address-level2" required ${value(address.city)}`,
    ),
    renderField('state', `${words.state} (${words.optional})`, 'autocomplete="address-level1"'),
  ].join('');
}

export function renderPaymentList(checkouts: Iterable<Checkout>): string {
  const { language, words } = getPageTexts(null);
  const rows = [...checkouts].toReversed().map(
    ({ session }) => `<div><dt><a href="/pay/${session.id}">${escapeHtml(
      session.customer_email ?? session.id,
    )}</a> ${session.status}</dt>
      <dd>${formatAmount(session.amount_total ?? 0, session, language)}</dd></div>`,
  );
  return renderDocument(
    language,
    words.title,
    `<p class="notice">${words.notice}</p><dl>${rows.join('')}</dl>`,
  );
}

export function renderUnknownPage(): string {
  const { language, words } = getPageTexts(null);
  return renderDocument(language, words.title, `<p role="status">${words.unknown}</p>`);
}

export function buildSuccessUrl({ success_url: address, id }: Stripe.Checkout.Session): string {
  return (address ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function renderEndedPage(session: Stripe.Checkout.Session): string {
  const { language, words } = getPageTexts(session.locale);
  const isComplete = session.status === 'complete';
  const back = isComplete ? buildSuccessUrl(session) : session.cancel_url;
  return renderDocument(
    language,
    words.title,
    `<p role="status" data-status="${session.status}">${isComplete ? words.complete : words.expired}</p>
    ${back ? `<p><a href="${escapeHtml(back)}" data-action="return">${words.goOn}</a></p>` : ''}`,
  );
}

function renderButton(
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

function renderField(name: string, label: string, attributes: string): string {
  return `<label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes}>`;
}

function formatAmount(
  minor: number,
  { currency }: Stripe.Checkout.Session,
  language: string,
): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency ?? 'pln',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

function renderDocument(language: string, title: string, content: string): string {
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

import type { Stripe } from 'stripe';
import { pageWords } from './payment-page-words.ts';
import type { Checkout } from './world.ts';

type PageNotice = 'declined' | 'tax-id';

export function paymentPage({ session, lineItems }: Checkout, notice: PageNotice | null): string {
  const { language, words } = pageWords(session.locale);
  if (session.status !== 'open') return endedPage(session);

  const problem = { declined: words.declined, 'tax-id': words.taxIdWrong };
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

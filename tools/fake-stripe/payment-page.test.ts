import { expect, test } from 'vitest';
import { startTestStripe, ticket } from './start-test-stripe.ts';

const { stripe, origin, eventOf, act } = await startTestStripe();

test('the page shows the order in its language and takes the payment', async () => {
  const session = await stripe.checkout.sessions.create(
    ticket({ success_url: 'https://shop.example/thanks?session={CHECKOUT_SESSION_ID}' }),
  );
  const page = await (await fetch(String(session.url))).text();
  expect(page).toContain('<html lang="pl">');
  expect(page).toContain('Bilet &lt;standard&gt;');
  expect(page).toContain('jan@example.com');
  expect(page).toMatch(/345,63\szł/);
  expect(actionsOn(page)).toEqual([
    'pay-card',
    'pay-blik',
    'pay-p24',
    'pay-async',
    'decline',
    'expire',
    'back',
  ]);

  const paid = await press(session.id, 'pay', { method: 'blik', taxId: '', companyName: '' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`https://shop.example/thanks?session=${session.id}`);
  expect(await eventOf('checkout.session.completed', session.id)).toMatchObject({
    payment_status: 'paid',
    customer_details: { tax_ids: [] },
  });
  const ended = await (await fetch(`${origin}/pay/${session.id}`)).text();
  expect(ended).toContain('data-status="complete"');
  expect(actionsOn(ended)).toEqual(['return']);
});

test('the page offers only the allowed methods', async () => {
  const { url } = await stripe.checkout.sessions.create(
    ticket({
      allowed_payment_method_types: ['card'],
      tax_id_collection: { enabled: false },
      locale: 'de',
    }),
  );
  const page = await (await fetch(String(url))).text();
  expect(actionsOn(page)).toEqual(['pay-card', 'decline', 'expire', 'back']);
  expect(page).not.toContain('name="taxId"');
  expect(page).toContain('Mit Karte zahlen');
});

test('the page declines, refuses a bad tax id and stays open, goes back, and expires', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  const declined = await press(id, 'decline');
  const shown = await fetch(new URL(String(declined.headers.get('location')), origin));
  expect(await shown.text()).toContain('data-notice="declined"');

  const badTaxId = await press(id, 'pay', { method: 'card', taxId: '123' });
  expect(badTaxId.headers.get('location')).toContain('notice=tax-id');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');

  const back = await press(id, 'back');
  expect(back.headers.get('location')).toBe('https://shop.example/tickets');

  await press(id, 'expire');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  const ended = await (await fetch(`${origin}/pay/${id}`)).text();
  expect(ended).toContain('data-status="expired"');
  expect(ended).toContain('href="https://shop.example/tickets"');
  expect((await fetch(`${origin}/pay/cs_test_none`)).status).toBe(404);
});

const billed = () =>
  stripe.checkout.sessions.create(
    ticket({
      billing_address_collection: 'required',
      name_collection: { individual: { enabled: true } },
    }),
  );

test('the page asks for name and address and gives them to the shop', async () => {
  const { id, url } = await billed();
  const page = await (await fetch(String(url))).text();
  expect(page).toMatch(/<input id="name"[^>]* required value="[^"]+"/);
  expect(page).toMatch(/<input id="line1"[^>]* required value="[^"]+"/);
  const address = { line1: '12 High St', postal_code: 'N1 9GU', city: 'London', country: 'GB' };
  await press(id, 'pay', { method: 'card', name: 'Ann', ...address, line2: '', state: '' });
  expect(await eventOf('checkout.session.completed', id)).toMatchObject({
    customer_details: {
      name: 'Ann',
      individual_name: 'Ann',
      business_name: null,
      address: { ...address, line2: null, state: null },
    },
  });
});

test.each([
  [{ name: '' }],
  [{ line1: ' ' }],
  [{ city: '' }],
  [{ postal_code: '' }],
  [{ country: 'Poland' }],
])('the page does not let %j through', async (change) => {
  const { id } = await billed();
  const typed = { name: 'Jan', line1: 'x', postal_code: '50-001', city: 'y', country: 'PL' };
  const refused = await press(id, 'pay', { method: 'card', ...typed, ...change });
  expect(refused.headers.get('location')).toContain('notice=address');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('a country without postal codes needs none', async () => {
  const { id } = await billed();
  const typed = { name: 'Jan', line1: 'x', city: 'Dubai', country: 'AE' };
  await press(id, 'pay', { method: 'card', ...typed });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
});

test('a payment without the name and address that were asked for can be played', async () => {
  const { id } = await billed();
  await act(id, 'pay', { name: null, address: null });
  expect(await eventOf('checkout.session.completed', id)).toMatchObject({
    customer_details: { name: null, address: null },
  });
});

function press(id: string, action: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/pay/${id}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

function actionsOn(page: string): (string | undefined)[] {
  return [...page.matchAll(/data-action="([^"]+)"/g)].map(([, action]) => action);
}

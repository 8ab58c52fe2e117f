import { languages } from '@kongres/content/facts/languages';
import { sessionTypes } from '@kongres/content/facts/programme';
import { pageWords } from '@kongres/tools/stripe-double/payment-page-words';
import { listPrice } from '@kongres/tools/dev/list-price';
import { isAcceptance } from '../config.ts';
import { newMessage } from '../contact.ts';
import { test } from '../engines/test.ts';
import { mailsTo } from '../mail-sink.ts';
import { ticketName } from '../purchase.ts';
import { expect } from '../test.ts';
import { textsOf } from '../texts.ts';

// One browser, one journey at a time: an engine is as heavy as all the rest.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** Where mails and payments are waited for. */
const slow = { timeout: 45_000 };

test('what a page throws and what its policy refuses is heard', async ({ visitor }) => {
  await visitor.open('/pl/faq');
  await visitor.run((source) => {
    setTimeout(() => {
      throw new Error('planted');
    });
    document.body.append(Object.assign(new Image(), { src: source }));
  }, 'https://elsewhere.example/x.png');
  await expect
    .poll(async () => (await visitor.complaints()).join())
    .toMatch(/^(?=.*planted)(?=.*elsewhere\.example)/s);
});

for (const [index, language] of languages.slice(0, isAcceptance ? undefined : 1).entries()) {
  const { id: code, path } = language;
  const other = languages[(index + 1) % languages.length] ?? language;

  test(`home comes to life in ${code}, and its header fits`, async ({ visitor }) => {
    await visitor.open(`/${path}`);
    await visitor.sees({ role: 'heading' });
    const { groups } = textsOf(code, 'frame');
    await visitor.sees({ role: 'button', name: groups.programme, within: { role: 'banner' } });
    const overflow = await visitor.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, null);
    expect(overflow).toBe(0);
    expect(await visitor.complaints()).toEqual([]);
  });

  test(`the language can be changed from ${code}`, async ({ visitor }) => {
    await visitor.open(`/${path}/faq?x=1`);
    const within = { role: 'banner' } as const;
    await visitor.click({ role: 'button', name: language.label, within });
    await visitor.click({ role: 'link', name: other.label, within });
    await visitor.arrivesAt(new RegExp(`/${other.path}/faq\\?x=1$`));
    await visitor.sees({ role: 'heading', name: textsOf(other.id, 'faq').heading });
    // The heading may be the same in both.
    await expect.poll(() => visitor.run(() => document.documentElement.lang, null)).toBe(other.id);
    expect(await visitor.complaints()).toEqual([]);
  });

  test(`the programme shows one kind of session in ${code}`, async ({ visitor }) => {
    const { filter, types } = textsOf(code, 'programme');
    const shown = () =>
      visitor.run(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(
            ({ dataset }) => dataset['type'],
          ),
        'main [data-type]',
      );
    await visitor.open(`/${path}/program`);
    expect(new Set(await shown())).toEqual(new Set(sessionTypes.map(({ id }) => id)));
    const [{ id: type }] = sessionTypes;
    await visitor.click({
      role: 'link',
      name: types[type],
      within: { role: 'list', name: filter.label },
    });
    await visitor.arrivesAt(new RegExp(`/${path}/program\\?type=${type}$`));
    await expect.poll(async () => [...new Set(await shown())]).toEqual([type]);
    expect(await visitor.complaints()).toEqual([]);
  });

  test(`a ticket is ordered, paid and shown in ${code}`, async ({ visitor }) => {
    const texts = textsOf(code, 'purchase');
    const name = ticketName('premium');
    const email = `${crypto.randomUUID()}@example.com`;
    await visitor.open(`/${path}/kup-bilet`);
    await visitor.click({
      role: 'button',
      name: textsOf(code, 'tickets').select,
      within: { role: 'article', name },
    });
    const within = { role: 'dialog', name } as const;
    await visitor.type({ role: 'field', name: texts.email, within }, email);
    await visitor.click({ role: 'button', name: texts.submit, within });
    await visitor.arrivesAt(/\/pay\/cs_test_/);
    const total = () => document.querySelector<HTMLElement>('[data-total]')?.dataset['total'];
    expect(await visitor.run(total, null)).toBe(String(listPrice('premium').grossMinor));

    await visitor.click({
      role: 'button',
      name: pageWords(code === 'en-US' ? 'en' : code).words.payBy.card,
    });
    await visitor.arrivesAt(new RegExp(`/${path}/zamowienie#`));
    await visitor.sees({ role: 'heading', name: textsOf(code, 'order').scenes.paid.heading });
    await expect.poll(() => mailsTo(email), slow).toHaveLength(1);
    expect(await visitor.complaints()).toEqual([]);
  });

  test(`a message is written and sent in ${code}`, async ({ visitor }) => {
    const { form: texts } = textsOf(code, 'contact');
    const message = newMessage();
    await visitor.open(`/${path}/kontakt`);
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await visitor.type({ role: 'field', name: texts[field] }, message[field]);
    }
    await visitor.click({ role: 'button', name: texts.send });
    await visitor.sees({ role: 'status', name: texts.sent.title });
    await expect.poll(() => mailsTo(message.email), slow).toHaveLength(1);
    expect(await visitor.complaints()).toEqual([]);
  });

  test(`an address that nobody knows says so in ${code}, and leads home`, async ({ visitor }) => {
    const texts = textsOf(code, 'not-found');
    await visitor.open(`/${path}/no-such-page`);
    await visitor.sees({ role: 'heading', name: texts.heading });
    await visitor.click({ role: 'link', name: texts.home });
    await visitor.arrivesAt(new RegExp(`/${path}$`));
    await visitor.sees({ role: 'heading' });
    expect(await visitor.complaints()).toEqual([]);
  });
}

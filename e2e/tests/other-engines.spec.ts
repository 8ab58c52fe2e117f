import { languages } from '@kongres/content/facts/languages';
import { sessionTypes } from '@kongres/content/facts/programme';
import { getPageTexts } from '@kongres/tools/stripe-double/payment-page-texts';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { isAcceptance } from '../config.ts';
import { createContactMessage } from '../contact-form.ts';
import { test } from '../engines/test.ts';
import { listEmailsTo } from '../email-sink.ts';
import { getTicketName } from '../purchase.ts';
import { expect } from '../test.ts';
import { getTexts } from '../texts.ts';

// Serial: a second browser is as heavy as the rest of the run.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

/** For emails and payments. */
const extendedTimeout = { timeout: 45_000 };

test('exceptions and policy violations are collected', async ({ visitor }) => {
  await visitor.open('/pl/faq');
  await visitor.run((source) => {
    setTimeout(() => {
      throw new Error('planted');
    });
    document.body.append(Object.assign(new Image(), { src: source }));
  }, 'https://elsewhere.example/x.png');
  await expect
    .poll(async () => (await visitor.consoleErrors()).join())
    .toMatch(/^(?=.*planted)(?=.*elsewhere\.example)/s);
});

for (const [index, language] of languages.slice(0, isAcceptance ? undefined : 1).entries()) {
  const { id: code, path } = language;
  const other = languages[(index + 1) % languages.length] ?? language;

  test(`home hydrates in ${code} and its header fits`, async ({ visitor }) => {
    await visitor.open(`/${path}`);
    await visitor.expectVisible({ role: 'heading' });
    const { groups } = getTexts(code, 'frame');
    await visitor.expectVisible({
      role: 'button',
      name: groups.programme,
      within: { role: 'banner' },
    });
    const overflow = await visitor.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, null);
    expect(overflow).toBe(0);
    expect(await visitor.consoleErrors()).toEqual([]);
  });

  test(`the language can be changed from ${code}`, async ({ visitor }) => {
    await visitor.open(`/${path}/faq?x=1`);
    const within = { role: 'banner' } as const;
    await visitor.click({ role: 'button', name: language.label, within });
    await visitor.click({ role: 'link', name: other.label, within });
    await visitor.expectUrl(new RegExp(`/${other.path}/faq\\?x=1$`));
    await visitor.expectVisible({ role: 'heading', name: getTexts(other.id, 'faq').heading });
    // The heading may be the same in both languages.
    await expect.poll(() => visitor.run(() => document.documentElement.lang, null)).toBe(other.id);
    expect(await visitor.consoleErrors()).toEqual([]);
  });

  test(`the programme shows one kind of session in ${code}`, async ({ visitor }) => {
    const { filter, types } = getTexts(code, 'programme');
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
    await visitor.expectUrl(new RegExp(`/${path}/program\\?type=${type}$`));
    await expect.poll(async () => [...new Set(await shown())]).toEqual([type]);
    expect(await visitor.consoleErrors()).toEqual([]);
  });

  test(`a ticket is ordered, paid and shown in ${code}`, async ({ visitor }) => {
    const texts = getTexts(code, 'purchase');
    const name = getTicketName('premium');
    const email = `${crypto.randomUUID()}@example.com`;
    await visitor.open(`/${path}/kup-bilet`);
    await visitor.click({
      role: 'button',
      name: getTexts(code, 'tickets').select,
      within: { role: 'article', name },
    });
    const within = { role: 'dialog', name } as const;
    await visitor.type({ role: 'field', name: texts.email, within }, email);
    await visitor.click({ role: 'button', name: texts.submit, within });
    await visitor.expectUrl(/\/pay\/cs_test_/);
    const total = () => document.querySelector<HTMLElement>('[data-total]')?.dataset['total'];
    expect(await visitor.run(total, null)).toBe(String(getListPrice('premium').grossMinor));

    await visitor.click({
      role: 'button',
      name: getPageTexts(code === 'en-US' ? 'en' : code).words.payBy.card,
    });
    await visitor.expectUrl(new RegExp(`/${path}/zamowienie#`));
    await visitor.expectVisible({
      role: 'heading',
      name: getTexts(code, 'order').scenes.paid.heading,
    });
    await expect.poll(() => listEmailsTo(email), extendedTimeout).toHaveLength(1);
    expect(await visitor.consoleErrors()).toEqual([]);
  });

  test(`a message is written and sent in ${code}`, async ({ visitor }) => {
    const { form: texts } = getTexts(code, 'contact');
    const message = createContactMessage();
    await visitor.open(`/${path}/kontakt`);
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await visitor.type({ role: 'field', name: texts[field] }, message[field]);
    }
    await visitor.click({ role: 'button', name: texts.send });
    await visitor.expectVisible({ role: 'status', name: texts.sent.title });
    await expect.poll(() => listEmailsTo(message.email), extendedTimeout).toHaveLength(1);
    expect(await visitor.consoleErrors()).toEqual([]);
  });

  test(`the 404 page in ${code} links to home`, async ({ visitor }) => {
    const texts = getTexts(code, 'not-found');
    await visitor.open(`/${path}/no-such-page`);
    await visitor.expectVisible({ role: 'heading', name: texts.heading });
    await visitor.click({ role: 'link', name: texts.home });
    await visitor.expectUrl(new RegExp(`/${path}$`));
    await visitor.expectVisible({ role: 'heading' });
    expect(await visitor.consoleErrors()).toEqual([]);
  });
}

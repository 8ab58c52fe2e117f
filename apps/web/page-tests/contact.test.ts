import { within } from '@testing-library/dom';
import { describe, expect } from 'vitest';
import { getRow } from '@kongres/content/facts/collection';
import { contactTopics, type ContactTopicId } from '@kongres/content/facts/contact-topics';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { fillText } from '@kongres/content/format/marked-text';
import { contactPath } from '@kongres/contract/paths';
import { getTexts } from '../src/lib/i18n/texts.server.ts';
import { createProblemResponse } from './fake-api.ts';
import { normaliseSpaces, test, waitFor, type Site } from './site.ts';

const message = {
  name: 'Ala Kowalska',
  email: 'ala@example.com',
  subject: 'Pytanie',
  message: 'Dzień dobry,\nto jest wiadomość.',
};
type FieldName = keyof typeof message;

const { topics } = getTexts('pl', 'contact');

async function openForm(site: Site, code: LanguageCode = 'pl', search = '') {
  const { form: texts } = getTexts(code, 'contact');
  const page = await site.open('contact', `/${getRow(languages, code).path}/kontakt${search}`);
  const form = page.getByRole('form', { name: texts.label });
  const inForm = within(form);
  const field = (name: FieldName) =>
    inForm.getByLabelText<HTMLInputElement>(normaliseSpaces(texts[name]));
  const find = (role: 'alert' | 'status') => waitFor(() => inForm.getByRole(role));
  return {
    page,
    form,
    texts,
    field,
    user: page.user,
    topic: () => inForm.getByLabelText<HTMLSelectElement>(normaliseSpaces(texts.topic)),
    send: () => page.user.click(inForm.getByRole('button')),
    alert: () => find('alert'),
    status: () => find('status'),
    shows: (written: Partial<typeof message>) => {
      for (const [name, text] of Object.entries(written)) {
        expect(normaliseSpaces(field(name as FieldName).value)).toBe(normaliseSpaces(text));
      }
    },
    write: async (written: typeof message) => {
      for (const [name, text] of Object.entries(written)) {
        await page.user.click(field(name as FieldName));
        await page.user.paste(text);
      }
    },
  };
}

describe('the contact form', () => {
  for (const { id: code } of languages) {
    test(`shows each error beside its field in ${code} and focuses the first`, async ({ site }) => {
      const { page, form, field, write, send, texts, user } = await openForm(site, code);
      await write({ ...message, email: 'ala', subject: ' ', message: 'x'.repeat(5001) });
      await send();
      await page.hasFocus(() => field('email'));
      const described = (name: FieldName) =>
        document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
      expect(described('email')).toBe(texts.invalidEmail);
      expect(described('subject')).toBe(texts.missing.subject);
      expect(described('message')).toBe(fillText(texts.tooLong, { n: 5000 }));
      const wrong = () => form.querySelectorAll('[aria-invalid="true"]');
      expect(wrong()).toHaveLength(3);
      await user.clear(field('email'));
      await user.type(field('email'), 'ala@example.com');
      expect(wrong()).toHaveLength(2);
      await page.hasFocus(() => field('email'));
      expect(site.api.callsTo(contactPath)).toEqual([]);
    });
  }

  for (const { id: code } of languages) {
    test(`suggests a corrected address in ${code} and accepts it`, async ({ site }) => {
      const { form, field, page, user } = await openForm(site, code);
      const { emailHint } = getTexts(code, 'frame');
      await user.type(field('email'), 'anna@gmial.com');
      const take = await waitFor(() => within(form).getByRole('button', { name: emailHint.take }));
      const question = emailHint.text.replaceAll(/<\/?b>/g, '');
      expect(normaliseSpaces(form.textContent)).toContain(
        normaliseSpaces(fillText(question, { address: 'anna@gmail.com' })),
      );
      expect(field('email').getAttribute('aria-invalid')).toBeNull();
      await user.click(take);
      await waitFor(() => expect(field('email').value).toBe('anna@gmail.com'));
      await page.hasFocus(() => field('email'));
      expect(within(form).queryByRole('button', { name: emailHint.take })).toBeNull();
    });
  }

  test('keeps the text after a failure and offers a prefilled mailto link', async ({ site }) => {
    site.api.set(contactPath, () => new Response('away', { status: 503 }));
    const { write, send, alert, shows, texts } = await openForm(site);
    await write(message);
    await send();
    const notice = await alert();
    expect(normaliseSpaces(notice.textContent)).toContain(normaliseSpaces(texts.failed.title));
    const link = new URL(within(notice).getByRole('link').getAttribute('href') ?? '');
    expect(link.pathname).toBe(organiser.email);
    expect(link.searchParams.get('subject')).toBe(message.subject);
    expect(link.searchParams.get('body')).toContain('to jest wiadomość.');
    shows(message);
  });

  test('says when to retry after too many messages', async ({ site }) => {
    site.api.set(contactPath, () =>
      createProblemResponse(429, 'too_many_requests', { headers: { 'Retry-After': '700' } }),
    );
    const { write, send, alert, shows, texts } = await openForm(site, 'de');
    await write(message);
    await send();
    const words = normaliseSpaces((await alert()).textContent);
    expect(words).toContain(normaliseSpaces(texts.tooMany.title));
    expect(words).toContain('in 12 Minuten');
    shows(message);
  });

  test('solves an expired proof again without an error', async ({ site }) => {
    let calls = 0;
    site.api.set(contactPath, () => {
      calls += 1;
      return calls === 1 ? createProblemResponse(400, 'proof_expired') : {};
    });
    const { page, write, send, shows, texts } = await openForm(site);
    await write(message);
    await send();
    await page.hasText(texts.sent.title);
    expect(page.queryByRole('alert')).toBeNull();
    expect(calls).toBe(2);
    shows({ name: '', message: '' });
  });
});

describe('the topic of a message', () => {
  for (const { id } of contactTopics) {
    test(`is preselected with its subject from the address: ${id}`, async ({ site }) => {
      const { topic, shows } = await openForm(site, 'pl', `?topic=${id}`);
      await waitFor(() => expect(topic().value).toBe(id));
      shows({ subject: topics[id].subject });
    });
  }

  test('sets its subject unless the visitor typed one', async ({ site }) => {
    const { topic, field, shows, user } = await openForm(site, 'pl', '?topic=nonsense');
    expect(topic().value).toBe('');
    shows({ subject: '' });
    for (const id of ['speaker', 'sponsor'] satisfies ContactTopicId[]) {
      await user.selectOptions(topic(), id);
      shows({ subject: topics[id].subject });
    }
    await user.selectOptions(topic(), '');
    shows({ subject: '' });
    await user.type(field('subject'), 'Coś własnego');
    await user.selectOptions(topic(), 'press');
    shows({ subject: 'Coś własnego' });
  });

  test('takes the package from the address and keeps a typed subject', async ({ site }) => {
    const subject = (name: string) => fillText(getTexts('pl', 'contact').packageSubject, { name });
    const gold = await openForm(site, 'pl', '?topic=sponsor&package=gold');
    await waitFor(() => expect(gold.topic().value).toBe('sponsor'));
    gold.shows({ subject: subject('Gold') });
    const platinum = await openForm(site, 'pl', '?topic=sponsor&package=platinum');
    await waitFor(() => platinum.shows({ subject: subject('Platinum') }));
    await platinum.user.clear(platinum.field('subject'));
    await platinum.user.type(platinum.field('subject'), 'Coś własnego');
    const silver = await openForm(site, 'pl', '?topic=sponsor&package=silver');
    await waitFor(() => silver.shows({ subject: 'Coś własnego' }));
    sessionStorage.clear();
    const german = await openForm(site, 'de', '?topic=sponsor&package=nonsense');
    await waitFor(() =>
      german.shows({ subject: getTexts('de', 'contact').topics.sponsor.subject }),
    );
  });
});

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { findContactTopic } from '@kongres/content/facts/contact-topics';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { getControl, buildMailtoUrl, readFields } from './contact-fields.ts';
import type { createContactClient } from './contact-client.ts';
import { clearDraft } from './draft.ts';
import type { FieldErrors, FieldName } from './validate-message.ts';

export type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed'; mailto: string }
  | { kind: 'too_many'; mailto: string; seconds: number };

/** The fields keep their text until the server has accepted the message. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { id: language } = useLanguage();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const loadClient = useContactClient();

  /** Solves the proof of work while the visitor is typing. */
  const prepare = useEffectEvent(() => {
    loadClient().then(
      (client) => client.prepare(),
      () => {},
    );
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', prepare, { once: true });
    return () => element?.removeEventListener('focusin', prepare);
  }, [form]);

  async function submitForm(element: HTMLFormElement): Promise<Outcome | null> {
    const fields = readFields(element);
    const mailto = buildMailtoUrl(fields);
    // The lazily loaded module may be unavailable, for example offline.
    const client = await loadClient().catch(() => null);
    if (!client) return { kind: 'failed', mailto };
    const reply = await client.send({
      ...fields,
      topic: findContactTopic(fields.topic),
      language,
      website: getControl(element, 'website').value,
    });
    if (reply.ok) {
      element.reset();
      clearDraft();
      return { kind: 'sent' };
    }
    if ('errors' in reply) {
      // Rendered synchronously, so that screen readers announce the focused field with its error.
      flushSync(() => setErrors(reply.errors));
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return null;
    }
    const { code, retryAfterSeconds: seconds } = reply;
    if (code === 'too_many_requests' && seconds) return { kind: 'too_many', mailto, seconds };
    return { kind: 'failed', mailto };
  }

  async function send() {
    if (!form.current || isSending) return;
    setIsSending(true);
    setErrors({});
    setOutcome(null);
    setOutcome(await submitForm(form.current));
    setIsSending(false);
  }

  return {
    errors,
    isSending,
    outcome,
    send: () => void send(),
    clearError: (name: string) => {
      if (!(name in errors)) return;
      const others = { ...errors };
      delete others[name as FieldName];
      setErrors(others);
    },
  };
}

/** Loads the client on first use and retries after a failed load. */
function useContactClient() {
  const loading = useRef<Promise<ReturnType<typeof createContactClient>> | null>(null);
  return () => {
    loading.current ??= import('./contact-client.ts').then((module) =>
      module.createContactClient(),
    );
    loading.current.catch(() => (loading.current = null));
    return loading.current;
  };
}

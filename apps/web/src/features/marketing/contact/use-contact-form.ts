import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { contactTopicOf } from '@kongres/content/facts/contact-topics';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { controlOf, mailtoOf, readFields } from './contact-fields.ts';
import type { createMessenger } from './create-messenger.ts';
import { forgetDraft } from './draft.ts';
import type { Faults, FieldName } from './judge-message.ts';

/** What came of the last attempt to send. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed'; mailto: string }
  | { kind: 'too_many'; mailto: string; seconds: number };

/** At rest, then judged, then sending, then sent or failed; the text stays until it has arrived. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { id: language } = useLanguage();
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const loadMessenger = useMessenger();

  /** Whoever begins to write will want to send: the work is done meanwhile. */
  const prepare = useEffectEvent(() => {
    loadMessenger().then(
      (messenger) => messenger.prepare(),
      () => {},
    );
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', prepare, { once: true });
    return () => element?.removeEventListener('focusin', prepare);
  }, [form]);

  async function deliver(element: HTMLFormElement): Promise<Outcome | null> {
    const fields = readFields(element);
    const mailto = mailtoOf(fields);
    // The code that sends may not come: then the connection is away.
    const messenger = await loadMessenger().catch(() => null);
    if (!messenger) return { kind: 'failed', mailto };
    const reply = await messenger.send({
      ...fields,
      topic: contactTopicOf(fields.topic),
      language,
      website: controlOf(element, 'website').value,
    });
    if (reply.ok) {
      element.reset();
      forgetDraft();
      return { kind: 'sent' };
    }
    if ('faults' in reply) {
      // Drawn at once, so that whoever listens hears the field together with its fault.
      flushSync(() => setFaults(reply.faults));
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
    setFaults({});
    setOutcome(null);
    setOutcome(await deliver(form.current));
    setIsSending(false);
  }

  return {
    faults,
    isSending,
    outcome,
    send: () => void send(),
    /** A field that is being mended is not called wrong any more. */
    mend: (name: string) => {
      if (!(name in faults)) return;
      const others = { ...faults };
      delete others[name as FieldName];
      setFaults(others);
    },
  };
}

/** One messenger for each form; its code comes when a visitor reaches for the form. */
function useMessenger() {
  const loading = useRef<Promise<ReturnType<typeof createMessenger>> | null>(null);
  return () => {
    loading.current ??= import('./create-messenger.ts').then((module) => module.createMessenger());
    loading.current.catch(() => (loading.current = null));
    return loading.current;
  };
}

import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import type { CertificateAnswer, CertificateKind } from '@kongres/contract/certificate';
import { congressCertificateFilePath } from '@kongres/contract/paths';
import { leastWatchedSeconds } from '@kongres/contract/certificate';
import {
  askCertificates,
  type OwnCertificates,
} from '../../../lib/api/congress/ask-certificate.ts';
import { isStale } from '../../../lib/api/order/act-on-order.ts';
import type { Refusal } from '../../../lib/api/refusal.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Field } from '@kongres/ui/field.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import styles from './own-certificate.module.css';

export interface OwnCertificateProps {
  token: string;
  onStale: () => void;
}

/** The certificate of the ticket: from the hours that were measured, with a name that is typed once. */
export function OwnCertificate({ token, onStale }: OwnCertificateProps) {
  const { own: texts } = useTexts('certificate');
  const heading = useId();
  const [own, setOwn] = useState<CertificateAnswer | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  function hear(answer: OwnCertificates) {
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (answer.ok) setOwn(answer.own);
    else if (isStale(answer.code) || answer.code === 'ticket_ended') onStale();
  }

  const hearFirst = useEffectEvent(hear);
  useEffect(() => {
    let isOver = false;
    void askCertificates(token).then((answer) => {
      if (!isOver) hearFirst(answer);
    });
    return () => {
      isOver = true;
    };
  }, [token]);

  async function ask(name?: string) {
    setIsBusy(true);
    setRefusal(null);
    const answer = await askCertificates(token, name);
    hear(answer);
    // The form is gone, and with it the button that was pressed.
    if (answer.ok && name) title.current?.focus();
  }

  const total = own?.seconds.reduce((sum, watched) => sum + watched, 0) ?? 0;
  const hasWatched = total >= leastWatchedSeconds;
  return (
    <section className={styles.certificate} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {own && hasWatched && (
        <CertificateSheet kind="attendance" name={own.name} seconds={own.seconds} />
      )}
      {own && !hasWatched && <p className={styles.none}>{texts.none}</p>}
      {hasWatched && own?.name === null && (
        <NameForm
          isBusy={isBusy}
          isRefused={refusal?.code === 'invalid_request'}
          onName={(name) => void ask(name)}
        />
      )}
      {own?.certificates.map((certificate) => (
        <Download key={certificate.kind} {...certificate} token={token} onStale={onStale} />
      ))}
      {refusal && refusal.code !== 'invalid_request' && (
        <>
          <Notice {...texts.failed} />
          {!own && (
            <BusyButton kind="secondary" isBusy={isBusy} onClick={() => void ask()}>
              {texts.again}
            </BusyButton>
          )}
        </>
      )}
    </section>
  );
}

interface NameFormProps {
  isBusy: boolean;
  /** The server could not print what was typed. */
  isRefused: boolean;
  onName: (name: string) => void;
}

function NameForm({ isBusy, isRefused, onName }: NameFormProps) {
  const { own: texts } = useTexts('certificate');
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    setIsEmpty(!name);
    if (name) onName(name);
    else field.current?.focus();
  }

  return (
    <form
      className={styles.form}
      aria-label={texts.title}
      noValidate
      onInput={() => setIsEmpty(false)}
      onSubmit={submit}
    >
      <Field
        ref={field}
        label={texts.name}
        hint={texts.hint}
        error={isEmpty ? texts.empty : isRefused ? texts.unprintable : undefined}
        name="name"
        autoComplete="name"
        maxLength={80}
        required
      />
      <BusyButton type="submit" kind="primary" isBusy={isBusy}>
        {isBusy ? texts.busy : texts.draw}
      </BusyButton>
    </form>
  );
}

interface DownloadProps {
  kind: CertificateKind;
  code: string;
  token: string;
  onStale: () => void;
}

function Download({ kind, code, token, onStale }: DownloadProps) {
  const { id: language } = useLanguage();
  const { own: texts } = useTexts('certificate');
  const query = new URLSearchParams({ kind, language }).toString();
  const file = useOrderFile(token, `${congressCertificateFilePath}?${query}`, onStale);
  return (
    <div className={styles.download}>
      <BusyButton kind="primary" isBusy={file.isBusy} onClick={file.run}>
        <span>{file.isBusy ? texts.busy : texts.download[kind]}</span>
        <Icon name="download" />
      </BusyButton>
      <LocalLink className={buttonClass('quiet')} to="certificate" hash={`#${code}`}>
        {texts.check}
        <span className="visually-hidden">: {code}</span>
      </LocalLink>
      {file.refusal && <Notice {...texts.failed} />}
    </div>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import type { CertificateResponse, CertificateKind } from '@kongres/contract/certificate';
import { congressCertificateFilePath } from '@kongres/contract/paths';
import { minWatchedSeconds } from '@kongres/contract/certificate';
import {
  requestCertificates,
  type CertificatesResult,
} from '../../../lib/api/congress/request-certificates.ts';
import { isOrderStale } from '../../../lib/api/order/order-actions.ts';
import type { Refusal } from '../../../lib/api/refusal.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useOrderFile } from '../../../components/order/use-order-file.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Field } from '@kongres/ui/field.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import styles from './attendee-certificate.module.css';

export interface AttendeeCertificateProps {
  token: string;
  onStale: () => void;
}

export function AttendeeCertificate({ token, onStale }: AttendeeCertificateProps) {
  const { own: texts } = useTexts('certificate');
  const heading = useId();
  const [certificate, setCertificate] = useState<CertificateResponse | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  function handleReply(answer: CertificatesResult) {
    setIsBusy(false);
    setRefusal(answer.ok ? null : answer);
    if (answer.ok) setCertificate(answer.certificates);
    else if (isOrderStale(answer.code) || answer.code === 'ticket_ended') onStale();
  }

  const handleFirstReply = useEffectEvent(handleReply);
  useEffect(() => {
    let isOver = false;
    void requestCertificates(token).then((answer) => {
      if (!isOver) handleFirstReply(answer);
    });
    return () => {
      isOver = true;
    };
  }, [token]);

  async function requestCertificate(name?: string) {
    setIsBusy(true);
    setRefusal(null);
    const answer = await requestCertificates(token, name);
    handleReply(answer);
    // The focused button disappears together with the form.
    if (answer.ok && name) title.current?.focus();
  }

  const totalSeconds = certificate?.seconds.reduce((sum, watched) => sum + watched, 0) ?? 0;
  const hasWatched = totalSeconds >= minWatchedSeconds;
  return (
    <section className={styles.certificate} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      {certificate && hasWatched && (
        <CertificateSheet kind="attendance" name={certificate.name} seconds={certificate.seconds} />
      )}
      {certificate && !hasWatched && <p className={styles.none}>{texts.none}</p>}
      {hasWatched && certificate?.name === null && (
        <NameForm
          isBusy={isBusy}
          isRefused={refusal?.code === 'invalid_request'}
          onName={(name) => void requestCertificate(name)}
        />
      )}
      {certificate?.certificates.map((certificate) => (
        <Download key={certificate.kind} {...certificate} token={token} onStale={onStale} />
      ))}
      {refusal && refusal.code !== 'invalid_request' && (
        <>
          <Notice {...texts.failed} />
          {!certificate && (
            <BusyButton kind="secondary" isBusy={isBusy} onClick={() => void requestCertificate()}>
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
  /** The server cannot print this name. */
  isRefused: boolean;
  onName: (name: string) => void;
}

function NameForm({ isBusy, isRefused, onName }: NameFormProps) {
  const { own: texts } = useTexts('certificate');
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
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
      onSubmit={handleSubmit}
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
      <LocalLink className={getButtonClass('quiet')} to="certificate" hash={`#${code}`}>
        {texts.check}
        <span className="visually-hidden">: {code}</span>
      </LocalLink>
      {file.refusal && <Notice {...texts.failed} />}
    </div>
  );
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { VerifyCertificateResponse } from '@kongres/contract/certificate';
import { formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import {
  verifyCertificate,
  type VerifyCertificateResult,
} from '../../../lib/api/verify-certificate.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Points } from '../../../components/points.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { useHash } from '../../../lib/routing/use-hash.ts';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Field } from '@kongres/ui/field.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import styles from './certificate-check.module.css';

type Outcome =
  | { is: 'true'; certificate: VerifyCertificateResponse }
  | { is: 'unknown' | 'tooOften' | 'failed' };

export function CertificateCheck() {
  const { id: language } = useLanguage();
  const { heading, check, about } = useTexts('certificate');
  const hash = useHash();
  const linked = hash === '#main' ? '' : (hash?.slice(1) ?? '');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ code: '', linked: '', n: 0 });
  const [result, setResult] = useState<{ asked: string; outcome: Outcome } | null>(null);
  // The later of the two: a submitted form or a new link.
  const code = typed.n > 0 && typed.linked === linked ? typed.code : linked;
  const requestKey = `${typed.n} ${code}`;
  const outcome = result?.asked === requestKey ? result.outcome : null;
  const isBusy = code !== '' && !outcome;

  useEffect(() => {
    if (!code) return;
    let isOver = false;
    void verifyCertificate(code).then((reply) => {
      if (!isOver) setResult({ asked: requestKey, outcome: toOutcome(reply) });
    });
    return () => {
      isOver = true;
    };
  }, [code, requestKey]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = field.current?.value.trim() ?? '';
    if (wanted) setTyped(({ n }) => ({ code: wanted, linked, n: n + 1 }));
    else field.current?.focus();
  }

  return (
    <>
      <PageHeading texts="certificate" />
      <div className={`wrap ${styles.check}`}>
        <form className={styles.form} aria-label={heading} noValidate onSubmit={handleSubmit}>
          <Field
            key={linked}
            ref={field}
            defaultValue={linked}
            label={check.code}
            hint={check.hint}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
          />
          <BusyButton type="submit" kind="primary" isBusy={isBusy}>
            {isBusy ? check.busy : check.button}
          </BusyButton>
          <noscript>
            <p>
              <Sentence text={check.noScript} />
            </p>
          </noscript>
        </form>
        <div className={styles.outcome} role="status">
          {outcome?.is === 'true' && (
            <>
              <h2>{check.true}</h2>
              <CertificateSheet {...outcome.certificate} />
              <p className="mono">
                {fillText(check.issued, {
                  day: formatDay(outcome.certificate.issuedAt.slice(0, 10), language, 'long'),
                  code: outcome.certificate.code,
                })}
              </p>
            </>
          )}
          {outcome && outcome.is !== 'true' && <Notice {...check[outcome.is]} />}
        </div>
      </div>
      <Points {...about} />
    </>
  );
}

function toOutcome(answer: VerifyCertificateResult): Outcome {
  if (answer.ok) return { is: 'true', certificate: answer.certificate };
  if (answer.code === 'too_many_requests') return { is: 'tooOften' };
  const isUnknown = answer.code === 'not_found' || answer.code === 'invalid_request';
  return { is: isUnknown ? 'unknown' : 'failed' };
}

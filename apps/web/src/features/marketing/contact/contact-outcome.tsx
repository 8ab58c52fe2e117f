import { fillText } from '@kongres/content/format/marked-text';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EmailLink } from '../../../components/links/email-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import styles from './contact-form.module.css';
import type { Outcome } from './use-contact-form.ts';

/** The live region is always rendered, because screen readers ignore regions that appear with their text. */
export function ContactOutcome({ outcome }: { outcome: Outcome | null }) {
  const { form } = useTexts('contact');
  const { id: language } = useLanguage();
  return (
    <>
      <div role="status">
        {outcome?.kind === 'sent' && (
          <div className={styles.sent}>
            <Icon name="check" />
            <p>
              <b>{form.sent.title}</b> {form.sent.text}
            </p>
          </div>
        )}
      </div>
      {outcome?.kind === 'failed' && (
        <Notice
          title={form.failed.title}
          text={
            <Rich text={form.failed.text} tags={{ mail: <EmailLink href={outcome.mailto} /> }} />
          }
        />
      )}
      {outcome?.kind === 'too_many' && (
        <Notice
          title={form.tooMany.title}
          text={
            <Rich
              text={fillText(form.tooMany.text, {
                moment: formatRetryDelay(outcome.seconds, language),
              })}
              tags={{ mail: <EmailLink href={outcome.mailto} /> }}
            />
          }
        />
      )}
    </>
  );
}

/** "in 12 minutes", rounded up. */
function formatRetryDelay(seconds: number, language: string): string {
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / 60), 'minute');
}

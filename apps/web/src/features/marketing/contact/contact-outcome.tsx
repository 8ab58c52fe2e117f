import { fillText } from '@kongres/content/format/marked-text';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { MailLink } from '../../../components/links/mail-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { Rich } from '../../../lib/i18n/rich.tsx';
import styles from './contact-form.module.css';
import type { Outcome } from './use-contact-form.ts';

/** How the sending ended, said where it is heard: the region stands there before it is needed. */
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
            <Rich text={form.failed.text} tags={{ mail: <MailLink href={outcome.mailto} /> }} />
          }
        />
      )}
      {outcome?.kind === 'too_many' && (
        <Notice
          title={form.tooMany.title}
          text={
            <Rich
              text={fillText(form.tooMany.text, { moment: inTime(outcome.seconds, language) })}
              tags={{ mail: <MailLink href={outcome.mailto} /> }}
            />
          }
        />
      )}
    </>
  );
}

/** "in 12 minutes", in whole ones: nobody counts the seconds. */
function inTime(seconds: number, language: string): string {
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / 60), 'minute');
}

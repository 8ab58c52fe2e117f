import { useState } from 'react';
import { StarButton } from '../../../components/my-week/star-button.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './session-actions.module.css';
import type { SessionData } from './session.server.ts';

/** What one can do with a session: keep it, put it into the calendar, pass it on. */
export function SessionActions({ session }: { session: SessionData }) {
  const { actions } = useTexts('session');
  return (
    <div className={styles.actions}>
      <StarButton id={session.id} name={session.title} />
      <a href={session.calendar} download>
        {actions.calendar}
        <Icon name="calendar" />
      </a>
      <CopyLink />
    </div>
  );
}

function CopyLink() {
  const { actions } = useTexts('session');
  const [said, setSaid] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(window.location.href).then(
      () => setSaid(actions.copied),
      () => setSaid(actions.notCopied),
    );
  return (
    <>
      <button type="button" onClick={copy}>
        {said || actions.copy}
        <Icon name="link" />
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

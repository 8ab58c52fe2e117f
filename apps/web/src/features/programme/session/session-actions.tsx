import { useState } from 'react';
import { StarButton } from '../../../components/schedule/star-button.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './session-actions.module.css';
import type { SessionData } from './session.server.ts';

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
  const [message, setMessage] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(window.location.href).then(
      () => setMessage(actions.copied),
      () => setMessage(actions.notCopied),
    );
  return (
    <>
      <button type="button" onClick={copy}>
        {message || actions.copy}
        <Icon name="link" />
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}

import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import styles from './press-paragraph.module.css';
import { Section } from '../../../components/section.tsx';

export function PressParagraph() {
  const { boilerplate } = useTexts('press');
  const [status, setStatus] = useState('');

  async function handleCopy() {
    // Cleared first, so that a second click is announced again.
    setStatus('');
    try {
      await navigator.clipboard.writeText(boilerplate.text);
      setStatus(boilerplate.copied);
    } catch {
      setStatus(boilerplate.notCopied);
    }
  }

  return (
    <Section title={boilerplate.title}>
      <blockquote className={styles.text}>{boilerplate.text}</blockquote>
      <div className={styles.copy}>
        <button
          type="button"
          className={getButtonClass('primary')}
          onClick={() => void handleCopy()}
        >
          {boilerplate.copy}
        </button>
        <p role="status">{status}</p>
      </div>
    </Section>
  );
}

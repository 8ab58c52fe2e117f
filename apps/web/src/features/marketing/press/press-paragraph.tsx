import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import styles from './press-paragraph.module.css';
import { Section } from '../../../components/section.tsx';

/** The congress in one paragraph, to take along with one press. */
export function PressParagraph() {
  const { boilerplate } = useTexts('press');
  const [said, setSaid] = useState('');

  async function copy() {
    // Emptied first: a second press says it once more.
    setSaid('');
    try {
      await navigator.clipboard.writeText(boilerplate.text);
      setSaid(boilerplate.copied);
    } catch {
      setSaid(boilerplate.notCopied);
    }
  }

  return (
    <Section title={boilerplate.title}>
      <blockquote className={styles.text}>{boilerplate.text}</blockquote>
      <div className={styles.copy}>
        <button type="button" className={buttonClass('primary')} onClick={() => void copy()}>
          {boilerplate.copy}
        </button>
        <p role="status">{said}</p>
      </div>
    </Section>
  );
}

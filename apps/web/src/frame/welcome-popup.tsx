import { useEffect, useId, useRef } from 'react';
import { site } from '@kongres/content/facts/site';
import { LocalLink } from '../routing/local-link.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { Rich } from '../ui/rich.tsx';
import styles from './welcome-popup.module.css';

const closedKey = site.storageKeys.popup;

const sentenceEnd = /(?<=[.!?]) /;

const tags = {
  exhibitors: <LocalLink to="for-exhibitors" />,
  speakers: <LocalLink to="for-speakers" />,
  partners: <LocalLink to="for-partners" />,
  toolMakers: <LocalLink to="become-partner" />,
};

/**
 * A non-modal dialog as an automatic popover: the browser closes it on Escape and on a press
 * outside, and whichever way it closes, it has been seen.
 */
export function WelcomePopup() {
  const { popup } = useTexts('frame');
  const title = useId();
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wasClosed()) return;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      // Never over an open dialog or menu: it waits for its turn.
      if (document.querySelector('dialog[open], [aria-expanded="true"]')) {
        timer = setTimeout(open, site.welcomePopupDelayMs);
        return;
      }
      popover.current?.showPopover();
    };
    timer = setTimeout(open, site.welcomePopupDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    // A modal <dialog> would block the page; this one only stands beside it.
    <div
      className={styles.popup}
      ref={popover}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      onToggle={({ newState }) => newState === 'closed' && rememberClosed()}
    >
      <img src="/art/logo.svg" alt="" width={38} height={30} />
      <h2 id={title}>{popup.title}</h2>
      {popup.message.split(sentenceEnd).map((sentence) => (
        <p key={sentence}>
          <Rich text={sentence} tags={tags} />
        </p>
      ))}
      <button type="button" onClick={() => popover.current?.hidePopover()}>
        {popup.close}
      </button>
    </div>
  );
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(closedKey, 'true');
  } catch {
    // Storage may be forbidden; the popup then comes back with the next page load.
  }
}

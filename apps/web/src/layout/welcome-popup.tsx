import { useEffect, useId, useRef, useState } from 'react';
import { site } from '@kongres/content/facts/site';
import { stripMarks } from '@kongres/content/format/marked-text';
import { LocalLink } from '../lib/routing/local-link.tsx';
import { useTexts } from '../lib/i18n/texts.tsx';
import { Rich } from '../lib/i18n/rich.tsx';
import styles from './welcome-popup.module.css';

const closedKey = site.storageKeys.popup;

function splitSentences(message: string): string[] {
  return message.replace(/([.!?]) /g, '$1\n').split('\n');
}

/**
 * A non-modal dialog as an automatic popover: Escape or a press outside closes it for good. It takes no focus, is
 * announced politely, and hides when it would cover the focus.
 */
export function WelcomePopup() {
  const { popup } = useTexts('frame');
  const title = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUnseen = useRef(false);
  const close = () => popover.current?.hidePopover();
  const tags = {
    exhibitors: <LocalLink to="for-exhibitors" onClick={close} />,
    speakers: <LocalLink to="for-speakers" onClick={close} />,
    partners: <LocalLink to="for-partners" onClick={close} />,
    toolMakers: <LocalLink to="become-partner" onClick={close} />,
  };

  useEffect(() => {
    if (hasBeenClosed()) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(open, site.welcomePopupDelayMs));
    const open = () => {
      const element = popover.current;
      // Waits while a dialog or menu is open.
      if (!element || document.querySelector('dialog[open], [aria-expanded="true"]')) {
        wait();
        return;
      }
      element.showPopover();
      if (!isOverFocus(element)) return;
      // Hidden before paint, so it does not count as closed.
      isUnseen.current = true;
      element.hidePopover();
      isUnseen.current = false;
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const element = popover.current;
    if (!isOpen || !element) return;
    const giveWay = () => isOverFocus(element) && element.hidePopover();
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, [isOpen]);

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isOpen && `${popup.title}. ${stripMarks(popup.message)}`}
      </p>
      {/* A modal <dialog> would block the page. */}
      <div
        className={styles.popup}
        ref={popover}
        popover="auto"
        role="dialog"
        aria-labelledby={title}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        // `toggle` events are coalesced: a quick close would not be reported.
        onBeforeToggle={({ newState }) => {
          if (newState === 'closed' && !isUnseen.current) saveClosed();
        }}
      >
        <img src="/art/logo.svg" alt="" width={38} height={30} />
        <h2 id={title}>{popup.title}</h2>
        {splitSentences(popup.message).map((sentence) => (
          <p key={sentence}>
            <Rich text={sentence} tags={tags} />
          </p>
        ))}
        <button type="button" onClick={close}>
          {popup.close}
        </button>
      </div>
    </>
  );
}

/** The page as a whole and elements inside the box do not count. */
function isOverFocus(box: Element): boolean {
  const focused = document.activeElement;
  if (!focused || focused.matches('body, main') || box.contains(focused)) return false;
  const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    over.left < under.right &&
    under.left < over.right &&
    over.top < under.bottom &&
    under.top < over.bottom
  );
}

function hasBeenClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

function saveClosed(): void {
  try {
    localStorage.setItem(closedKey, 'true');
  } catch {
    // Without storage the popup returns with the next page load.
  }
}

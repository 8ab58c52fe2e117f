import { useEffect, useId, useRef, useState } from 'react';
import { site } from '@kongres/content/facts/site';
import { stripMarks } from '@kongres/content/format/marked-text';
import { LocalLink } from '../lib/routing/local-link.tsx';
import { useTexts } from '../lib/i18n/texts.tsx';
import { Rich } from '../lib/i18n/rich.tsx';
import styles from './welcome-popup.module.css';

const closedKey = site.storageKeys.popup;

/** Each on a line of its own. */
function sentencesOf(message: string): string[] {
  return message.replace(/([.!?]) /g, '$1\n').split('\n');
}

/**
 * A non-modal dialog as an automatic popover: the browser closes it on Escape and on a press
 * outside, and whichever way it closes, it has been seen. It takes no focus: it is announced, stands
 * right behind the skip link, and gives way to whoever moves the focus under it.
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
    if (wasClosed()) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(open, site.welcomePopupDelayMs));
    const open = () => {
      const element = popover.current;
      // Never over an open dialog or menu: it waits for its turn.
      if (!element || document.querySelector('dialog[open], [aria-expanded="true"]')) {
        wait();
        return;
      }
      element.showPopover();
      if (!isOverFocus(element)) return;
      // Before anybody has seen it.
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
      {/* A modal <dialog> would block the page; this one only stands beside it. */}
      <div
        className={styles.popup}
        ref={popover}
        popover="auto"
        role="dialog"
        aria-labelledby={title}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        // Told at once: a quick press would fall together with the opening, and nothing be told of either.
        onBeforeToggle={({ newState }) => {
          if (newState === 'closed' && !isUnseen.current) rememberClosed();
        }}
      >
        <img src="/art/logo.svg" alt="" width={38} height={30} />
        <h2 id={title}>{popup.title}</h2>
        {sentencesOf(popup.message).map((sentence) => (
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

/** Whether a box lies over what has the focus: not the page as a whole, and nothing in the box itself. */
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

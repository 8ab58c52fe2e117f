import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@kongres/ui/icon.tsx';
import { site } from '@kongres/content/facts/site';
import { splitMarks, stripMarks } from '@kongres/content/format/marked-text';
import { LocalLink } from '../lib/routing/local-link.tsx';
import { useTexts } from '../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import { popupBlockers, popupId } from './early-popup.ts';
import styles from './welcome-popup.module.css';

const closedKey = site.storageKeys.popup;

const pages = {
  exhibitors: 'for-exhibitors',
  speakers: 'for-speakers',
  partners: 'for-partners',
  toolMakers: 'become-partner',
} as const satisfies Record<string, PageId>;

/**
 * A non-modal dialog as an automatic popover: Escape or a press outside closes it for good. It takes no focus, is
 * announced politely, and hides when it would cover the focus. The early script opens it on time.
 */
export function WelcomePopup() {
  const { popup } = useTexts('frame');
  const title = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUnseen = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => popover.current?.hidePopover();
  const [lead, ...parts] = splitMarks(popup.message);
  const links = parts.flatMap(({ text, mark }) => {
    const page = pages[mark as keyof typeof pages];
    return page ? [{ text, page }] : [];
  });

  useEffect(() => {
    if (hasBeenClosed()) return;
    const wait = () => (timer.current = setTimeout(open, site.welcomePopupDelayMs));
    const open = () => {
      const element = popover.current;
      if (element?.matches(':popover-open')) {
        setIsOpen(true);
        return;
      }
      // Waits while a dialog or menu is open.
      if (!element || !window.isPopupDue || document.querySelector(popupBlockers)) {
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
    timer.current = setTimeout(open);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    const element = popover.current;
    if (!isOpen || !element) return;
    const giveWay = () => isOverFocus(element) && element.hidePopover();
    giveWay();
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, [isOpen]);

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isOpen && `${popup.title} ${stripMarks(popup.message)}`}
      </p>
      {/* A modal <dialog> would block the page. */}
      <div
        className={styles.popup}
        ref={popover}
        id={popupId}
        popover="auto"
        role="dialog"
        aria-labelledby={title}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        // `toggle` events are coalesced: a quick close would not be reported.
        onBeforeToggle={({ newState }) => {
          if (newState !== 'closed' || isUnseen.current) return;
          clearTimeout(timer.current);
          saveClosed();
        }}
      >
        <div className={styles.bar}>
          <img src="/art/logo.svg" alt="" width={38} height={30} />
          <div className={styles.text}>
            <h2 id={title}>{popup.title}</h2> <p>{lead?.text}</p>
          </div>
          <ul>
            {links.map(({ text, page }) => (
              <li key={page}>
                <LocalLink to={page} onClick={close}>
                  {text}
                </LocalLink>
              </li>
            ))}
          </ul>
          <button type="button" onClick={close}>
            <Icon name="close" />
            <span className="visually-hidden">{popup.close}</span>
          </button>
        </div>
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

import { memo, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { DeferredHydration } from '../../lib/deferred-hydration/deferred-hydration.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { GroupLinks } from './group-links.tsx';
import { LanguageLinks } from './language-switcher.tsx';
import { menu } from '../menu.ts';
import styles from './mobile-menu.module.css';
import { PageLink } from '../page-link.tsx';
import { TicketButton } from './ticket-button.tsx';
import { WeekStrip } from '../week-strip.tsx';

/** A modal <dialog>. Command attributes work without JavaScript where supported; handlers cover other browsers. */
export const MobileMenu = memo(function MobileMenu() {
  const texts = useTexts('frame');
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!container.current) return;
    // On a wide screen CSS hides the menu; left open it would lock the page.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) dialog.current?.close();
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.mobile} ref={container}>
      <button
        type="button"
        className={styles.burger}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={id}
        onClick={() => !dialog.current?.open && dialog.current?.showModal()}
      >
        <Icon name="menu" />
        <span className="visually-hidden">{texts.nav.open}</span>
      </button>
      <dialog className={styles.menu} id={id} ref={dialog} aria-label={texts.nav.menu}>
        <DeferredHydration container={dialog}>
          <WeekStrip />
          <div className={styles.top}>
            <img src="/art/logo.svg" alt="" width={38} height={30} />
            <button
              type="button"
              className={styles.close}
              command="close"
              commandfor={id}
              onClick={close}
            >
              <Icon name="close" />
              <span className="visually-hidden">{texts.nav.close}</span>
            </button>
          </div>
          <nav aria-label={texts.nav.label}>
            <ul>
              {menu.map((entry) =>
                'group' in entry ? (
                  <li key={entry.group}>
                    <details>
                      <summary>
                        {texts.groups[entry.group]}
                        <Icon name="down" />
                      </summary>
                      <ul>
                        <GroupLinks {...entry} />
                      </ul>
                    </details>
                  </li>
                ) : (
                  <li key={entry.page}>
                    <PageLink page={entry.page} />
                  </li>
                ),
              )}
              <li>
                <PageLink page="my-week" />
              </li>
            </ul>
          </nav>
          <div className={styles.bottom}>
            <LanguageLinks />
            <TicketButton className={styles.buy} />
          </div>
        </DeferredHydration>
      </dialog>
    </div>
  );
});

import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useLanguage } from '../../lib/i18n/language.tsx';
import type { Kit } from '../kit.ts';
import { kitAddress } from '../addresses.ts';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  isOnline: boolean;
  /** When the page that is shown was made. */
  moment: Date;
}

/** One line, at the foot of the window: that there is no network, and how old the page is. */
export function OfflineBar({ isOnline, moment }: OfflineBarProps) {
  const language = useLanguage();
  const [texts, setTexts] = useState<Kit['texts']['bar'] | null>(null);
  const time = moment.toLocaleString(language.id, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

  useEffect(() => {
    let isWanted = true;
    call(kitAddress(language))
      .then(async (response) => ((await response.json()) as Kit).texts.bar)
      // A device that has not kept it has nothing to say.
      .then(
        (bar) => isWanted && setTexts(bar),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [language]);

  return (
    <div className={styles.bar} role="status">
      {texts && (
        <p className="wrap">
          <span>{fillText(isOnline ? texts.kept : texts.offline, { time })}</span>{' '}
          {isOnline && (
            <button type="button" onClick={() => window.location.reload()}>
              {texts.reload}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

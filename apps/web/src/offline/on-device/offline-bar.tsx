import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { useLanguage } from '../../lib/i18n/language.tsx';
import type { PrecacheManifest } from '../precache-manifest.ts';
import { getPrecacheManifestPath } from '../addresses.ts';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  isOnline: boolean;
  cachedAt: Date;
}

export function OfflineBar({ isOnline, cachedAt }: OfflineBarProps) {
  const language = useLanguage();
  const [texts, setTexts] = useState<PrecacheManifest['texts']['bar'] | null>(null);
  const time = cachedAt.toLocaleString(language.id, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

  useEffect(() => {
    let isMounted = true;
    callApi(getPrecacheManifestPath(language))
      .then(async (response) => ((await response.json()) as PrecacheManifest).texts.bar)
      // Without the cached texts the bar stays empty.
      .then(
        (bar) => isMounted && setTexts(bar),
        () => {},
      );
    return () => {
      isMounted = false;
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

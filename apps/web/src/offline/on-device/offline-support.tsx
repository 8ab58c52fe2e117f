import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { isPrivatePage } from '@kongres/contract/pages';
import { usePagePath } from '../../lib/routing/use-page-path.ts';
import { removeLanguagePrefix } from '../../lib/routing/use-page-language.ts';
import { isInstalled } from '../is-installed.ts';
import { cachedAt } from '../cached-at.ts';
import { OfflineBar } from './offline-bar.tsx';
import { removeOfflineSupport, cacheOpenedPage } from './register-worker.ts';

/** Caches every opened page; displays a bar when the page is a copy or the network is down. */
export function OfflineSupport({ isEnabled }: { isEnabled: boolean }) {
  const language = useLanguage();
  const address = usePagePath();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const isCaching = isEnabled || isInstalled();

  useEffect(() => {
    if (cachedAt || isPrivatePage(removeLanguagePrefix(address))) return;
    // Fails where the browser forbids service workers; the site works without.
    (isCaching ? cacheOpenedPage(address, language) : removeOfflineSupport()).catch(() => {});
  }, [address, language, isCaching]);

  if (isOnline && !cachedAt) return null;
  return <OfflineBar isOnline={isOnline} cachedAt={cachedAt ?? new Date(performance.timeOrigin)} />;
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

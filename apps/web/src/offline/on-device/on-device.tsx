import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { isPrivate } from '@kongres/contract/pages';
import { useAddress } from '../../lib/routing/use-address.ts';
import { withoutPrefix } from '../../lib/routing/use-shown-language.ts';
import { isInstalled } from '../is-installed.ts';
import { keptMoment } from '../kept-mark.ts';
import { OfflineBar } from './offline-bar.tsx';
import { forgetOnDevice, keepOnDevice } from './start-worker.ts';

/** Keeps each page that is opened, and says so when one is shown without a network. */
export function OnDevice({ isWanted }: { isWanted: boolean }) {
  const language = useLanguage();
  const address = useAddress();
  const isOnline = useSyncExternalStore(whenConnectionChanges, () => navigator.onLine);
  const isKept = isWanted || isInstalled();

  useEffect(() => {
    if (keptMoment || isPrivate(withoutPrefix(address))) return;
    // A browser that forbids it keeps nothing; the site is the same there.
    (isKept ? keepOnDevice(address, language) : forgetOnDevice()).catch(() => {});
  }, [address, language, isKept]);

  if (isOnline && !keptMoment) return null;
  return <OfflineBar isOnline={isOnline} moment={keptMoment ?? new Date(performance.timeOrigin)} />;
}

function whenConnectionChanges(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

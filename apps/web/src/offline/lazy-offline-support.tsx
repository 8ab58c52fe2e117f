import { useEffect, useState } from 'react';
import { useSavedSchedule } from '../components/schedule/use-saved-schedule.ts';
import { cachedAt } from './cached-at.ts';
import { isInstalled } from './is-installed.ts';

type OfflineSupportComponent = typeof import('./on-device/offline-support.tsx').OfflineSupport;

/** Loads offline support only for visitors who have starred a session or installed the site. */
export function LazyOfflineSupport() {
  const hasStars = useSavedSchedule().stars.length > 0;
  const [wasInstalled, setWasInstalled] = useState(false);
  const [module, setModule] = useState<{ OfflineSupport: OfflineSupportComponent } | null>(null);
  const isEnabled = hasStars || wasInstalled;

  useEffect(() => {
    const handleInstalled = () => setWasInstalled(true);
    window.addEventListener('appinstalled', handleInstalled);
    return () => window.removeEventListener('appinstalled', handleInstalled);
  }, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    if (!isEnabled && !isInstalled() && !cachedAt) return;
    // A failed import only means that this page is not cached.
    import('./on-device/offline-support.tsx').then(setModule, () => {});
  }, [isEnabled]);

  return module && <module.OfflineSupport isEnabled={isEnabled} />;
}

import { useEffect, useState } from 'react';
import { useMyWeek } from '../components/my-week/use-my-week.ts';
import { keptMoment } from './kept-mark.ts';
import { isInstalled } from './is-installed.ts';

type OnDevice = typeof import('./on-device/on-device.tsx').OnDevice;

/** Reading without a network, for whoever has starred something or installed the site; nobody else loads more than this. */
export function Offline() {
  const hasStars = useMyWeek().stars.length > 0;
  const [wasInstalled, setWasInstalled] = useState(false);
  const [part, setPart] = useState<{ OnDevice: OnDevice } | null>(null);
  const isWanted = hasStars || wasInstalled;

  useEffect(() => {
    const install = () => setWasInstalled(true);
    window.addEventListener('appinstalled', install);
    return () => window.removeEventListener('appinstalled', install);
  }, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    if (!isWanted && !isInstalled() && !keptMoment) return;
    // Without it the page is one that is not kept.
    import('./on-device/on-device.tsx').then(setPart, () => {});
  }, [isWanted]);

  return part && <part.OnDevice isWanted={isWanted} />;
}

import type { OwnServer } from './config.ts';
import { startNginx } from './own-nginx.ts';

/** A site that goes away, comes back, and is another release then: always at one address. The API is away all the time. */
export function changingSite(server: OwnServer, index = 0) {
  let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;

  async function goAway() {
    await nginx?.stop();
    nginx = null;
  }

  /** A build to serve from now on; returns where. */
  async function serve(site: string): Promise<string> {
    await goAway();
    nginx = await startNginx(server, { site, index });
    return nginx.origin;
  }

  return { serve, goAway };
}

import { startNginx } from './own-nginx.ts';

/** A site that goes away, comes back, and is another release then: always at one address. The API is away all the time. */
export function changingSite(slot: number) {
  let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;

  async function goAway() {
    await nginx?.stop();
    nginx = null;
  }

  /** A build to serve from now on; returns where. */
  async function serve(site: string): Promise<string> {
    await goAway();
    nginx = await startNginx(slot, { site });
    return nginx.origin;
  }

  return { serve, goAway };
}

import type { TestServer } from './config.ts';
import { startNginx } from './test-nginx.ts';

/** One origin that can be stopped and restarted with another release. The API is always down. */
export function createSwitchableSite(server: TestServer, index = 0) {
  let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;

  async function stop() {
    await nginx?.stop();
    nginx = null;
  }

  /** Serves a build and returns its origin. */
  async function serve(site: string): Promise<string> {
    await stop();
    nginx = await startNginx(server, { site, index });
    return nginx.origin;
  }

  return { serve, stop };
}

import { findProgram } from '@kongres/tools/lib/find-program';

/** Launch options for Debian's Chromium, also inside a container. */
export function getLaunchOptions(browser: 'chromium' | 'chromium-headless-shell') {
  return {
    executablePath: findProgram(browser),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  };
}

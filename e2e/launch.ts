import { installed } from '@kongres/tools/lib/installed';

/** How a browser of Debian's is started, in a test's container as on a desktop. */
export function launch(browser: 'chromium' | 'chromium-headless-shell') {
  return {
    executablePath: installed(browser),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  };
}

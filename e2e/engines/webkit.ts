import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { installed } from '@kongres/tools/lib/installed';
import { awaitAnswer } from '@kongres/tools/dev/stack/await-answer';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { webDriverPort } from '../config.ts';
import { tabSize, type Engine, type Tab } from './engine.ts';
import { seek, type Seen } from './seek.ts';
import { elementId, startSession } from './web-driver.ts';

const driverAddress = `http://127.0.0.1:${webDriverPort}`;

/** WebKitGTK, Debian's relative of Safari, on a screen that nobody sees. */
export async function launchWebKit(): Promise<Engine> {
  const [program, screenProgram] = [installed('WebKitWebDriver'), installed('Xvfb')];
  const screen = spawn(screenProgram, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const driver = spawn(program, [`--port=${webDriverPort}`], {
    env: {
      ...inheritedEnvironment,
      DISPLAY: `:${String(display).trim()}`,
      // Root in a container has no namespaces to build one from.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  await awaitAnswer(`${driverAddress}/status`);
  return {
    name: 'WebKitGTK',
    newTab,
    close: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

/** Every session is a browser of its own. */
async function newTab(): Promise<Tab> {
  const { get, post, close } = await startSession(driverAddress, {
    // We listen from the moment that a page is there, not only once it has loaded.
    pageLoadStrategy: 'none',
    // With a scroll bar as in our Firefox.
    'webkitgtk:browserOptions': { useOverlayScrollbars: false, args: ['--automation'] },
  });
  const complaints: string[] = [];

  async function run<Arg, Result>(script: (arg: Arg) => Result, arg: Arg): Promise<Result> {
    const { result, heard } = await post<{ result: Result; heard: string[] }>('execute/sync', {
      script: `const heard = (${String(listen)})();
        return { heard, result: (${String(script)})(arguments[0]) };`,
      args: [arg],
    });
    complaints.push(...heard);
    return result;
  }

  async function open(url: string) {
    await post('url', { url });
    const isThere = (address: string) =>
      window.location.href === address && document.readyState === 'complete';
    // Between two pages nobody answers.
    while (!(await run(isThere, url).catch(() => false))) await sleep(20);
  }

  async function find(seen: Seen) {
    const id = elementId(await run(seek, seen));
    if (!id) return null;
    return {
      click: () => post<void>(`element/${id}/click`, {}),
      type: (text: string) => post<void>(`element/${id}/value`, { text }),
    };
  }

  const resize = (width: number, height: number) =>
    post<void>('window/rect', { x: 0, y: 0, width, height });
  await resize(tabSize.width, tabSize.height);
  return {
    open,
    resize,
    run,
    find,
    screenshot: async () => Buffer.from(await get<string>('screenshot'), 'base64'),
    complaints: () => run(() => {}, null).then(() => complaints),
    close,
  };
}

/**
 * Runs in the page before anything else of ours, and hands over what was heard since the last time: WebDriver
 * tells nothing of a page's console.
 */
function listen(): string[] {
  const page = window as Window & { heard?: string[] };
  if (!page.heard) {
    const heard: string[] = [];
    const hear = (text: unknown) => heard.push(`${window.location.href}: ${String(text)}`);
    const write = console.error;
    console.error = (...words) => {
      hear(words.join(' '));
      write(...words);
    };
    window.addEventListener('error', ({ message }) => hear(message));
    window.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
    document.addEventListener('securitypolicyviolation', (event) =>
      hear(`refused: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
    page.heard = heard;
  }
  return page.heard.splice(0);
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

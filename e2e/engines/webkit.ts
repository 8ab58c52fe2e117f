import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@kongres/tools/lib/find-program';
import { awaitAnswer } from '@kongres/tools/dev/stack/await-answer';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { webDriverPort } from '../config.ts';
import { tabSize, type Engine, type Tab } from './engine.ts';
import { findElement, type ElementQuery } from './find-element.ts';
import { getElementId, startSession } from './web-driver.ts';

const driverAddress = `http://127.0.0.1:${webDriverPort}`;

/** WebKitGTK on a virtual screen (Xvfb). */
export async function launchWebKit(): Promise<Engine> {
  const [program, screenProgram] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const screen = spawn(screenProgram, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const driver = spawn(program, [`--port=${webDriverPort}`], {
    env: {
      ...inheritedEnvironment,
      DISPLAY: `:${String(display).trim()}`,
      // Root in a container cannot create the sandbox's namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  await awaitAnswer(`${driverAddress}/status`);
  return {
    name: 'WebKitGTK',
    openTab,
    close: async () => {
      await stopProcess(driver);
      await stopProcess(screen);
    },
  };
}

/** Each WebDriver session is a separate browser. */
async function openTab(): Promise<Tab> {
  const { get, post, close } = await startSession(driverAddress, {
    // Error collection starts before the page has loaded.
    pageLoadStrategy: 'none',
    // Classic scroll bars, as in Firefox.
    'webkitgtk:browserOptions': { useOverlayScrollbars: false, args: ['--automation'] },
  });
  const consoleErrors: string[] = [];

  async function run<Arg, Result>(script: (arg: Arg) => Result, arg: Arg): Promise<Result> {
    const { result, errors } = await post<{ result: Result; errors: string[] }>('execute/sync', {
      script: `const errors = (${String(collectErrors)})();
        return { errors, result: (${String(script)})(arguments[0]) };`,
      args: [arg],
    });
    consoleErrors.push(...errors);
    return result;
  }

  async function open(url: string) {
    await post('url', { url });
    const isLoaded = (address: string) =>
      window.location.href === address && document.readyState === 'complete';
    // Scripts fail during navigation.
    while (!(await run(isLoaded, url).catch(() => false))) await sleep(20);
  }

  async function find(seen: ElementQuery) {
    const id = getElementId(await run(findElement, seen));
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
    consoleErrors: () => run(() => {}, null).then(() => consoleErrors),
    close,
  };
}

/** Runs in the browser and returns the errors since the last call: WebDriver has no access to the console. */
function collectErrors(): string[] {
  const page = window as Window & { collectedErrors?: string[] };
  if (!page.collectedErrors) {
    const errors: string[] = [];
    const addError = (text: unknown) => errors.push(`${window.location.href}: ${String(text)}`);
    const write = console.error;
    console.error = (...words) => {
      addError(words.join(' '));
      write(...words);
    };
    window.addEventListener('error', ({ message }) => addError(message));
    window.addEventListener('unhandledrejection', ({ reason }) => addError(reason));
    document.addEventListener('securitypolicyviolation', (event) =>
      addError(`refused: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
    page.collectedErrors = errors;
  }
  return page.collectedErrors.splice(0);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the URL responds with success; fails when the process has ended. The caller sets the timeout. */
const [address = '', pid = ''] = process.argv.slice(2);
while (!(await fetch(address).catch(() => null))?.ok) {
  if (!isRunning(Number(pid))) {
    console.error(`${address} never responded: its process has ended`);
    process.exit(1);
  }
  await sleep(100);
}

/** Signal 0 only checks that the process exists. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

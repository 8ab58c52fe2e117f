import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends well when an address answers well, and badly when the process is gone that should answer there. How long it may
 * take, whoever started this decides.
 */
const [address = '', pid = ''] = process.argv.slice(2);
while (!(await fetch(address).catch(() => null))?.ok) {
  if (!isRunning(Number(pid))) {
    console.error(`${address} never answered: its process is gone`);
    process.exit(1);
  }
  await sleep(100);
}

/** Signal 0 reaches nobody; it only fails where there is nobody. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

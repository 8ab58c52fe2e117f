import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Which of our processes a command line belongs to. */
const kinds = {
  nginx: /^nginx: (?:master|worker)|\/nginx -c/,
  api: /apps\/api\/src\/server\.ts/,
  worker: /apps\/api\/src\/worker\.ts/,
  postgres: /^postgres: |\/postgres -D/,
};
type Kind = keyof typeof kinds;

/** CPU time in seconds that each kind of process has used since it started. */
export function cpuSeconds(): Record<Kind, number> {
  const used = { nginx: 0, api: 0, worker: 0, postgres: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
    const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(command));
    if (!kind) continue;
    // Behind the name, which may hold anything: the eleventh and twelfth field are user and system time.
    const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    used[kind] += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
  }
  return used;
}

/** What was used between two moments, in milliseconds for each of so many. */
export function cpuEach(before: Record<Kind, number>, count: number): Record<Kind, number> {
  const after = cpuSeconds();
  const each = (kind: Kind) => ((after[kind] - before[kind]) * 1000) / count;
  return {
    nginx: each('nginx'),
    api: each('api'),
    worker: each('worker'),
    postgres: each('postgres'),
  };
}

/** A process may end while it is looked at. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

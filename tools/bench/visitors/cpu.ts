import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const kinds = {
  nginx: /^nginx: (?:master|worker)|\/nginx -c/,
  api: /apps\/api\/src\/server\.ts/,
  worker: /apps\/api\/src\/worker\.ts/,
  postgres: /^postgres: |\/postgres -D/,
};
type Kind = keyof typeof kinds;

export function readCpuSeconds(): Record<Kind, number> {
  const used = { nginx: 0, api: 0, worker: 0, postgres: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = readProcFile(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
    const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(command));
    if (!kind) continue;
    // proc(5): utime and stime, counted after the command name, which may contain spaces.
    const fields = readProcFile(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    used[kind] += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
  }
  return used;
}

export function measureCpuEach(before: Record<Kind, number>, count: number): Record<Kind, number> {
  const after = readCpuSeconds();
  const each = (kind: Kind) => ((after[kind] - before[kind]) * 1000) / count;
  return {
    nginx: each('nginx'),
    api: each('api'),
    worker: each('worker'),
    postgres: each('postgres'),
  };
}

/** The process may have ended. */
function readProcFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

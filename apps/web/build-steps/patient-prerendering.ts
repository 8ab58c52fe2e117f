import type { Plugin } from 'vite';

const patienceMs = 300_000;

/**
 * React Router gives up on an address that takes ten seconds to draw and has no setting for it; on a busy
 * machine that refused a good build. A page that really hangs still ends the build, only later.
 */
export function patientPrerendering(): Plugin {
  return {
    name: 'patient-prerendering',
    apply: 'build',
    config() {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => timeout(Math.max(milliseconds, patienceMs));
    },
  };
}

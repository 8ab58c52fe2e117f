import { inheritedEnvironment } from '../../lib/config.ts';

/** Preloaded into every process of a rendering: `new Date()` is the given instant, so that two renderings agree. */
const start = Date.parse(inheritedEnvironment['RENDERING_CLOCK'] ?? '');
if (Number.isNaN(start)) throw new Error('RENDERING_CLOCK must be an instant');

const RealDate = Date;
const startedAt = RealDate.now();
const now = () => start + RealDate.now() - startedAt;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

import { inheritedEnvironment } from '../../lib/config.ts';

/** Preloaded into every process of a rendering, so that `new Date()` starts at a fixed instant. */
const start = Date.parse(inheritedEnvironment['RENDERING_CLOCK'] ?? '');
if (Number.isNaN(start)) throw new Error('RENDERING_CLOCK must be an instant');

const RealDate = Date;
const startedAt = RealDate.now();
const getTime = () => start + RealDate.now() - startedAt;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [getTime()], newTarget) as Date,
  get: (target, key) => (key === 'now' ? getTime : (Reflect.get(target, key) as unknown)),
});

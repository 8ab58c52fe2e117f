import { buildSample } from './build-sample.ts';

/** The published site that browser tests walk through. */
buildSample('small');

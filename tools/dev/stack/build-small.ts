import { buildSample } from './build-sample.ts';

buildSample('small');

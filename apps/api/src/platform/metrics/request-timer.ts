import { Histogram, type Registry } from 'prom-client';

export interface CompletedRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10];

export function createRequestTimer(registry: Registry): (answered: CompletedRequest) => void {
  const durations = new Histogram({
    name: 'kongres_http_request_duration_seconds',
    help: 'Duration of API requests',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  return ({ seconds, ...labels }) => durations.observe(labels, seconds);
}

import { Histogram, type Registry } from 'prom-client';

/** A call that was answered. */
export interface Answered {
  method: string;
  /** As it is declared, without what a caller puts into it. */
  route: string;
  status: number;
  seconds: number;
}

/** Where a buyer starts to wonder, and where we promised to have answered. */
const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10];

/** How long each route of the API took, by how it ended. */
export function measureAnswers(registry: Registry): (answered: Answered) => void {
  const answers = new Histogram({
    name: 'kongres_answer_seconds',
    help: 'How long the API took to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  });
  return ({ seconds, ...labels }) => answers.observe(labels, seconds);
}

import { Gauge, Registry } from 'prom-client';

export interface Metric {
  name: string;
  help: string;
  values: number | { label: string; of: Record<string, number> };
}

export async function renderMetrics(figures: readonly Metric[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, values } of figures) {
    const labelNames = typeof values === 'number' ? [] : [values.label];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    if (typeof values === 'number') gauge.set(values);
    else
      for (const [of, value] of Object.entries(values.of)) gauge.set({ [values.label]: of }, value);
  }
  return await registry.metrics();
}

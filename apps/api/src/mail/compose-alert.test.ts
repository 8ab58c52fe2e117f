import { expect, test } from 'vitest';
import { composeAlert } from './compose-alert.ts';

const order = { number: 'KAI-10482', ticket: 'vip', grossMinor: 122877 } as const;

test.each(['late_payment', 'dispute', 'amount_mismatch'] as const)(
  '%s: the organiser learns in Polish what happened, to which order, what was done and what to do',
  (kind) => {
    const { subject, text } = composeAlert(kind, order);
    expect(subject).toContain('KAI-10482');
    expect(text.split('\n\n')).toHaveLength(4);
    for (const words of ['Co się stało', 'KAI-10482', 'Praktyk AI VIP', 'Co zrobić']) {
      expect(text).toContain(words);
    }
    expect(text.replaceAll('\u00a0', ' ')).toContain('1228,77 zł brutto');
    expect(subject + text).not.toContain('{{');
  },
);

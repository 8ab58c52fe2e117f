interface Sold {
  tickets: number;
  netMinor: number;
  grossMinor: number;
  refundedMinor: number;
}

/** What parts of the sale come to together. */
export function sumOf(parts: readonly Sold[]): Sold {
  return parts.reduce(
    (sum, part) => ({
      tickets: sum.tickets + part.tickets,
      netMinor: sum.netMinor + part.netMinor,
      grossMinor: sum.grossMinor + part.grossMinor,
      refundedMinor: sum.refundedMinor + part.refundedMinor,
    }),
    { tickets: 0, netMinor: 0, grossMinor: 0, refundedMinor: 0 },
  );
}

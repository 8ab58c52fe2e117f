interface SalesFigures {
  tickets: number;
  netMinor: number;
  grossMinor: number;
  refundedMinor: number;
}

export function sumSales(parts: readonly SalesFigures[]): SalesFigures {
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

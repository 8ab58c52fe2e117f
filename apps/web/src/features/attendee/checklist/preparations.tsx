import { useRef } from 'react';
import { workshopBookingOpens } from '@kongres/content/facts/phases';
import type { OrderAnswer } from '@kongres/contract/order';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import type { CongressData } from '../shared/congress.server.ts';
import { Checklist } from './checklist.tsx';
import { OwnBenefits } from './own-benefits.tsx';
import { useChecks } from './use-checks.ts';
import { useWorkshops } from './use-workshops.ts';
import { WorkshopList } from './workshop-list.tsx';

export interface PreparationsProps {
  data: CongressData;
  order: OrderAnswer;
  token: string;
  /** The days before the congress, or one of its own. */
  isLive: boolean;
  onStale: () => void;
}

/** What is to be done before the congress, and on its days what is still to be had. */
export function Preparations({ data, order, token, isLive, onStale }: PreparationsProps) {
  const now = useEditionNow();
  const checks = useChecks(token);
  const workshops = useWorkshops(token, onStale);
  const list = useRef<HTMLHeadingElement>(null);
  const isOpen = now !== null && now >= workshopBookingOpens;
  const { workshops: rows } = workshops;
  const isBookable = isOpen && rows !== null && rows.length > 0;
  const places = rows?.filter(({ own }) => own === 'booked').length ?? 0;
  return (
    <>
      {!isLive && (
        <Checklist
          token={token}
          done={checks.done}
          mark={checks.mark}
          places={isBookable ? places : null}
          onWorkshops={() => list.current?.focus()}
          onStale={onStale}
          hasProgramme={data.hasProgramme}
        />
      )}
      {(!isLive || isBookable) && (
        <WorkshopList workshops={workshops} isOpen={isOpen} title={list} />
      )}
      <OwnBenefits ticket={order.ticket} token={token} benefits={data.benefits} />
    </>
  );
}

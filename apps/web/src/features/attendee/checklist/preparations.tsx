import { useRef } from 'react';
import { workshopBookingStart } from '@kongres/content/facts/phases';
import type { OrderResponse } from '@kongres/contract/order';
import { useEditionNow } from '../../../lib/edition/use-edition-now.ts';
import type { CongressData } from '../shared/congress.server.ts';
import { Checklist } from './checklist.tsx';
import { AttendeeBenefits } from './attendee-benefits.tsx';
import { useChecks } from './use-checks.ts';
import { useWorkshops } from './use-workshops.ts';
import { WorkshopList } from './workshop-list.tsx';

export interface PreparationsProps {
  data: CongressData;
  order: OrderResponse;
  token: string;
  isLive: boolean;
  onStale: () => void;
}

export function Preparations({ data, order, token, isLive, onStale }: PreparationsProps) {
  const now = useEditionNow();
  const checks = useChecks(token);
  const workshops = useWorkshops(token, onStale);
  const workshopHeading = useRef<HTMLHeadingElement>(null);
  const isOpen = now !== null && now >= workshopBookingStart;
  const { workshops: rows } = workshops;
  const isBookable = isOpen && rows !== null && rows.length > 0;
  const bookingCount = rows?.filter(({ own }) => own === 'booked').length ?? 0;
  return (
    <>
      {!isLive && (
        <Checklist
          token={token}
          done={checks.done}
          onDone={checks.markDone}
          bookingCount={isBookable ? bookingCount : null}
          onWorkshops={() => workshopHeading.current?.focus()}
          onStale={onStale}
          hasProgramme={data.hasProgramme}
        />
      )}
      {(!isLive || isBookable) && (
        <WorkshopList workshops={workshops} isOpen={isOpen} title={workshopHeading} />
      )}
      <AttendeeBenefits ticket={order.ticket} token={token} benefits={data.benefits} />
    </>
  );
}

import { useEffect, useRef } from 'react';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './congress-app.module.css';
import type { CongressData } from '../shared/congress.server.ts';
import { CongressLobby } from './congress-lobby.tsx';
import { TicketBar } from '../shared/ticket-bar.tsx';
import { TicketGate } from './ticket-gate.tsx';
import { useTicket } from './use-ticket.ts';
import { WhatOpens } from './what-opens.tsx';

/** The one way in: the ticket that its link opens, and what there is to do until the rooms open. */
export function CongressApp(data: CongressData) {
  const { bar } = useTexts('congress');
  const ticket = useTicket();
  const { order, scene, token } = ticket;
  const isEnded = usePhase() === 'after';
  const isIn = scene === 'paid' && order;
  const title = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const hasFocus = useRef(false);
  const before = useRef(scene);

  /** Whoever pressed something that is gone by now, or stood on it, is led to what took its place. */
  useEffect(() => {
    if (before.current === scene) return;
    before.current = scene;
    if (hasActed.current || hasFocus.current) title.current?.focus();
    hasActed.current = false;
  }, [scene]);

  function act(what: () => void) {
    hasActed.current = true;
    what();
  }

  return (
    <div onFocus={() => (hasFocus.current = true)} onBlur={() => (hasFocus.current = false)}>
      {isIn ? (
        <CongressLobby
          data={data}
          title={title}
          order={order}
          token={token}
          onForget={() => act(ticket.forget)}
          onStale={() => act(ticket.refresh)}
        />
      ) : (
        <>
          <TicketBar>
            <p>{bar}</p>
          </TicketBar>
          <TicketGate
            scene={scene === 'paid' ? 'loading' : scene}
            title={title}
            order={order}
            token={token}
            hasOther={ticket.hasOther}
            canCheck={ticket.canCheck}
            isChecking={ticket.isChecking}
            onCheck={() => act(ticket.check)}
          />
          {!isEnded && (
            <div className={`wrap ${styles.outside}`}>
              <WhatOpens />
            </div>
          )}
        </>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './congress-app.module.css';
import type { CongressData } from '../shared/congress.server.ts';
import { CongressLobby } from './congress-lobby.tsx';
import { TicketBar } from '../shared/ticket-bar.tsx';
import { TicketStatus } from './ticket-status.tsx';
import { useTicket } from './use-ticket.ts';
import { OpeningTimes } from './opening-times.tsx';

/** Entry page of ticket holders: the lobby with a valid ticket, otherwise the state of the ticket. */
export function CongressApp(data: CongressData) {
  const { bar } = useTexts('congress');
  const ticket = useTicket();
  const { order, scene, token } = ticket;
  const isEnded = usePhase() === 'after';
  const hasAccess = scene === 'paid' && order;
  const title = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  const hasFocus = useRef(false);
  const previousScene = useRef(scene);

  /** Focuses the new heading if the scene change removed the focused element. */
  useEffect(() => {
    if (previousScene.current === scene) return;
    previousScene.current = scene;
    if (hasActed.current || hasFocus.current) title.current?.focus();
    hasActed.current = false;
  }, [scene]);

  function runAction(action: () => void) {
    hasActed.current = true;
    action();
  }

  return (
    <div onFocus={() => (hasFocus.current = true)} onBlur={() => (hasFocus.current = false)}>
      {hasAccess ? (
        <CongressLobby
          data={data}
          title={title}
          order={order}
          token={token}
          onForget={() => runAction(ticket.forget)}
          onStale={() => runAction(ticket.refresh)}
        />
      ) : (
        <>
          <TicketBar>
            <p>{bar}</p>
          </TicketBar>
          <TicketStatus
            scene={scene === 'paid' ? 'loading' : scene}
            title={title}
            order={order}
            token={token}
            hasOther={ticket.hasOther}
            canCheck={ticket.canCheck}
            isChecking={ticket.isChecking}
            onCheck={() => runAction(ticket.check)}
          />
          {!isEnded && (
            <div className={`wrap ${styles.outside}`}>
              <OpeningTimes />
            </div>
          )}
        </>
      )}
    </div>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import type { Ref } from 'react';
import type { OrderResponse } from '@kongres/contract/order';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { useStateTitle } from '../../../components/use-state-title.ts';
import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import styles from './ticket-status.module.css';
import type { TicketViewState } from '../shared/ticket-view-state.ts';

interface TicketStatusProps {
  scene: Exclude<TicketViewState, 'paid'>;
  title: Ref<HTMLHeadingElement>;
  order: OrderResponse | null;
  token: string;
  hasOther: boolean;
  canCheck: boolean;
  isChecking: boolean;
  onCheck: () => void;
}

/** Displayed while there is no valid ticket: the reason and the next step. */
export function TicketStatus(props: TicketStatusProps) {
  const { scene, title, order, token, hasOther, canCheck, isChecking, onCheck } = props;
  const { scenes, noScript, actions, resting } = useTexts('congress');
  const entry = useTexts('entry');
  const { heading, text } = scenes[scene];
  useStateTitle(heading);
  const isEnded = usePhase() === 'after';
  const isOutside = scene === 'none' || scene === 'forgotten' || scene === 'unknown';
  return (
    <section className={styles.status} data-scene={scene}>
      <Drawing name="waiting-lines" width={1440} height={180} className={styles.lines} />
      <div className="wrap">
        <div className={styles.state} role="status">
          <h1 ref={title} tabIndex={-1}>
            <span className={styles.heading}>{heading}</span>
            {scene === 'loading' && <span className={styles.noScript}>{scenes.none.heading}</span>}
          </h1>
          <p className={styles.text}>
            <Sentence text={fillText(text, { number: order?.number ?? '' })} />
          </p>
          {canCheck && scene === 'pending' && <p className="dim">{resting}</p>}
          {isChecking && <p className="visually-hidden">{actions.checking}</p>}
        </div>
        {scene === 'loading' && (
          <p className={styles.noScript}>
            <Sentence text={noScript} />
          </p>
        )}
        {(isOutside || scene === 'loading') && <p className={styles.entry}>{entry.sentence}</p>}
        <div className={styles.actions}>
          {isOutside && <ButtonLink to="order">{actions.find}</ButtonLink>}
          {isOutside && !isEnded && (
            <ButtonLink to="tickets" kind="secondary">
              {actions.choose}
            </ButtonLink>
          )}
          {scene === 'moved' && <ButtonLink to="contact">{actions.contact}</ButtonLink>}
          {(scene === 'pending' || scene === 'gone') && (
            <ButtonLink to="order" hash={`#${token}`}>
              {actions.order}
            </ButtonLink>
          )}
          {hasOther && (
            <ButtonLink to="congress" kind="secondary">
              {actions.other}
            </ButtonLink>
          )}
          {canCheck && (
            <BusyButton
              kind={scene === 'failed' ? 'primary' : 'secondary'}
              isBusy={isChecking}
              onClick={onCheck}
            >
              {isChecking ? actions.checking : actions.check}
            </BusyButton>
          )}
        </div>
      </div>
    </section>
  );
}

import { useEffect, useId, useState } from 'react';
import { benefitsOf } from '@kongres/content/facts/benefits';
import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { BenefitsAnswer } from '@kongres/contract/benefits';
import type { OrderAnswer } from '@kongres/contract/order';
import { askBenefits } from '../../../lib/api/congress/ask-plan.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import styles from './own-benefits.module.css';

interface OwnBenefitsProps extends Pick<CongressData, 'benefits'> {
  ticket: OrderAnswer['ticket'];
  token: string;
}

/** What a ticket has beside the rooms: where it is and when, once the organiser has said. */
export function OwnBenefits({ ticket, token, benefits }: OwnBenefitsProps) {
  const { id: code } = useLanguage();
  const texts = useTexts('congress').before.benefits;
  const heading = useId();
  const [told, setTold] = useState<BenefitsAnswer['benefits'] | null>(null);
  const own = benefitsOf(ticket);

  useEffect(() => {
    if (own.length === 0) return;
    let isOver = false;
    void askBenefits(token).then((answer) => {
      if (!isOver) setTold(answer);
    });
    return () => {
      isOver = true;
    };
  }, [token, own.length]);

  if (own.length === 0) return null;
  return (
    <section className={styles.benefits} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <ul>
        {own.map((id) => {
          const { address, starts } = told?.find((row) => row.id === id) ?? {};
          return (
            <li key={id}>
              <h3>{benefits[id]}</h3>
              <p>
                {starts
                  ? fillText(texts.starts, { moment: formatMoment(new Date(starts), code) })
                  : told && !address && texts.follows}
              </p>
              {address && (
                <a href={address} rel="noreferrer" target="_blank">
                  {fillText(texts.open, { host: new URL(address).host })}
                  <span className="visually-hidden">: {benefits[id]}</span>
                  <Icon name="arrow" />
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

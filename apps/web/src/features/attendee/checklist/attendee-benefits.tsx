import { useEffect, useId, useState } from 'react';
import { listBenefits } from '@kongres/content/facts/benefits';
import { formatMoment } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import type { BenefitsResponse } from '@kongres/contract/benefits';
import type { OrderResponse } from '@kongres/contract/order';
import { fetchBenefits } from '../../../lib/api/congress/workshops.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import styles from './attendee-benefits.module.css';

interface AttendeeBenefitsProps extends Pick<CongressData, 'benefits'> {
  ticket: OrderResponse['ticket'];
  token: string;
}

export function AttendeeBenefits({ ticket, token, benefits }: AttendeeBenefitsProps) {
  const { id: code } = useLanguage();
  const texts = useTexts('congress').before.benefits;
  const heading = useId();
  const [details, setDetails] = useState<BenefitsResponse['benefits'] | null>(null);
  const benefitIds = listBenefits(ticket);

  useEffect(() => {
    if (benefitIds.length === 0) return;
    let isOver = false;
    void fetchBenefits(token).then((answer) => {
      if (!isOver) setDetails(answer);
    });
    return () => {
      isOver = true;
    };
  }, [token, benefitIds.length]);

  if (benefitIds.length === 0) return null;
  return (
    <section className={styles.benefits} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <ul>
        {benefitIds.map((id) => {
          const { address, starts } = details?.find((row) => row.id === id) ?? {};
          return (
            <li key={id}>
              <h3>{benefits[id]}</h3>
              <p>
                {starts
                  ? fillText(texts.starts, { moment: formatMoment(new Date(starts), code) })
                  : details && !address && texts.follows}
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

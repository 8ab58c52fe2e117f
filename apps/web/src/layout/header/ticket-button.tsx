import { Icon } from '@kongres/ui/icon.tsx';
import { useSavedTicketToken } from '../../components/ticket/saved-ticket.ts';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { isToken } from '../../lib/api/order/token-in-url.ts';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { useHash } from '../../lib/routing/use-hash.ts';
import { ticketPage } from '../menu.ts';
import { useIsPage } from '../use-is-page.ts';
import styles from './ticket-button.module.css';

/** Leads to the shop, or to the congress with the ticket of this address or browser. */
export function TicketButton({ className }: { className: string | undefined }) {
  const { nav } = useTexts('frame');
  const savedToken = useSavedTicketToken();
  const urlToken = (useHash() ?? '').slice(1);
  const hasUrlToken = useIsPage(['order', 'congress']) && urlToken !== 'main' && isToken(urlToken);
  const [label, otherLabel] =
    hasUrlToken || savedToken ? [nav.congress, nav.buy] : [nav.buy, nav.congress];
  return (
    <LocalLink
      className={className}
      to={label === nav.congress ? 'congress' : ticketPage}
      {...(hasUrlToken && { hash: `#${urlToken}` })}
    >
      {/* Reserves the width of both labels: only the browser knows the ticket. */}
      <span className={styles.label} data-other={otherLabel}>
        {label}
      </span>
      <Icon name="arrow" />
    </LocalLink>
  );
}

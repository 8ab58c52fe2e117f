import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { callApi } from '../../lib/api/call-api.ts';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table } from '../../components/table.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceRows } from './price-rows.tsx';
import styles from './prices.module.css';
import { usePriceFormat } from './use-price-format.ts';

export function Prices() {
  const { texts } = useTexts();
  const words = texts.prices;
  const format = usePriceFormat();
  const { data: me } = useCurrentUser();
  const { data, error } = useQuery({
    queryKey: ['prices'],
    queryFn: () => callApi<DeskPrices>('listPrices'),
    refetchInterval: 60_000,
  });
  const canEdit = me ? canRoleCall(me.role, 'setPrice') : false;
  return (
    <div className={styles.prices}>
      <header className="head">
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
      </header>
      <ErrorNotice error={error} />
      {data?.tickets.map(({ ticket, prices, builtNetMinor }) => {
        const now = prices.findLast(({ since }) => since <= data.today);
        if (!now || now.netGrosze === builtNetMinor) return null;
        const values = {
          net: format.formatPrice(builtNetMinor),
          ticket: formatTicketName(ticket, texts),
        };
        return (
          <p key={ticket} className="pane">
            {fillText(words.staleBuild, values)}
          </p>
        );
      })}
      {data && (
        <Table
          label={words.title}
          columns={[
            words.ticket,
            words.since,
            words.net,
            words.gross,
            words.reference,
            words.status,
          ]}
          numbers={[words.net, words.gross]}
        >
          {data.tickets.map(({ ticket, prices }) => (
            <PriceRows
              key={ticket}
              ticket={ticket}
              prices={prices}
              deskPrices={data}
              canEdit={canEdit}
            />
          ))}
        </Table>
      )}
      {data && canEdit && (
        <Disclosure title={words.newPrice}>
          <PriceForm prices={data} />
        </Disclosure>
      )}
    </div>
  );
}

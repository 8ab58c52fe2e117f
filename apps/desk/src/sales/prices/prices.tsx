import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import { mayCall } from '@kongres/contract/desk/rules';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { Table } from '../../components/table.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceRows } from './price-rows.tsx';
import styles from './prices.module.css';
import { usePriceWords } from './use-price-words.ts';

/** What each ticket costs from which day on, and what the law wants beside it. */
export function Prices() {
  const { texts } = useTexts();
  const words = texts.prices;
  const write = usePriceWords();
  const { data: me } = useMe();
  const { data, error } = useQuery({
    queryKey: ['prices'],
    queryFn: () => call<DeskPrices>('prices'),
    refetchInterval: 60_000,
  });
  const may = me ? mayCall(me.role, 'priceSet') : false;
  return (
    <div className={styles.prices}>
      <header className="head">
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
      </header>
      <Refusal error={error} />
      {data?.tickets.map(({ ticket, prices, builtNetMinor }) => {
        const now = prices.findLast(({ since }) => since <= data.today);
        if (!now || now.netGrosze === builtNetMinor) return null;
        const values = { net: write.money(builtNetMinor), ticket: ticketName(ticket, texts) };
        return (
          <p key={ticket} className="pane">
            {fillText(words.built, values)}
          </p>
        );
      })}
      {data && (
        <Table
          label={words.title}
          columns={[words.ticket, words.since, words.net, words.gross, words.shown, words.state]}
          numbers={[words.net, words.gross]}
        >
          {data.tickets.map(({ ticket, prices }) => (
            <PriceRows key={ticket} ticket={ticket} prices={prices} of={data} may={may} />
          ))}
        </Table>
      )}
      {data && may && (
        <Folded title={words.newPrice}>
          <PriceForm prices={data} />
        </Folded>
      )}
    </div>
  );
}

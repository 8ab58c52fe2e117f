import { usePhase } from '../../../lib/edition/phase.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Section } from '../../../components/section.tsx';
import styles from './ticket-comparison.module.css';
import type { TicketPlan } from './ticket-plans.server.ts';
import { useCurrentPlans } from './sale/use-current-plans.ts';

/** The last plan contains every feature. */
export function TicketComparison({ plans: built }: { plans: readonly TicketPlan[] }) {
  const { compare } = useTexts('tickets-page');
  const { features } = useTexts('tickets');
  const isOver = usePhase() === 'after';
  const plans = useCurrentPlans(built);
  const largest = plans.at(-1);
  const lines = largest ? [...largest.includes.toReversed(), ...largest.adds] : [];
  return (
    <Section title={compare.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{compare.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{compare.feature}</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{features[line]}</th>
              {plans.map(({ id, adds, includes }) => {
                const hasLine = [...adds, ...includes].includes(line);
                return (
                  <td key={id} data-has={hasLine}>
                    {hasLine ? compare.yes : compare.no}
                  </td>
                );
              })}
            </tr>
          ))}
          {!isOver && (
            <>
              <tr>
                <th scope="row">{compare.net}</th>
                {plans.map(({ id, net }) => (
                  <td key={id}>{allowLineBreaks(net)}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{compare.gross}</th>
                {plans.map(({ id, gross }) => (
                  <td key={id}>{allowLineBreaks(gross)}</td>
                ))}
              </tr>
            </>
          )}
        </tbody>
      </table>
    </Section>
  );
}

/** Lets the currency wrap in a narrow cell. */
function allowLineBreaks(amount: string): string {
  return amount.replaceAll('\u00a0', ' ');
}

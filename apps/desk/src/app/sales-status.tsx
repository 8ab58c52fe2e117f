import { Link } from 'react-router';
import { useQuotas } from '../sales/quotas/use-quotas.ts';
import { useTexts } from '../i18n/texts.tsx';
import styles from './layout.module.css';

export function SalesStatus() {
  const { texts } = useTexts();
  const { data } = useQuotas();
  if (!data) return null;
  const openCount = data.isOver ? 0 : data.tickets.filter(({ isOpen }) => isOpen).length;
  const state =
    openCount === data.tickets.length ? 'allOpen' : openCount > 0 ? 'partlyOpen' : 'allClosed';
  return (
    <Link className={styles.sales} data-state={state} to="/quotas">
      {texts.quotas[state]}
    </Link>
  );
}

import { Link } from 'react-router';
import { useStock } from '../sales/quotas/use-stock.ts';
import { useTexts } from '../i18n/texts.tsx';
import styles from './frame.module.css';

/** Whether visitors can buy at this moment. */
export function SaleState() {
  const { texts } = useTexts();
  const { data } = useStock();
  if (!data) return null;
  const open = data.isOver ? 0 : data.tickets.filter(({ isOpen }) => isOpen).length;
  const state = open === data.tickets.length ? 'isOpen' : open > 0 ? 'partly' : 'isClosed';
  return (
    <Link className={styles.sale} data-state={state} to="/sale">
      {texts.stock[state]}
    </Link>
  );
}

import { useTexts } from '../../../../lib/i18n/texts.tsx';
import type { HallData } from '../directory.server.ts';
import styles from './plan-legend.module.css';

interface PlanLegendProps {
  sizes: HallData['sizes'];
  isFiltered: boolean;
}

export function PlanLegend({ sizes, isFiltered }: PlanLegendProps) {
  const { plan } = useTexts('hall');
  return (
    <ul className={`mono ${styles.legend}`}>
      {sizes.map(({ area, width, height }) => (
        <li key={area}>
          <svg width={width * 12} height={height * 12} aria-hidden="true" className={styles.size} />
          {area}
        </li>
      ))}
      <li>
        <svg width="12" height="12" aria-hidden="true" className={styles.free} />
        {plan.free}
      </li>
      {isFiltered && (
        <li>
          <svg width="14" height="14" aria-hidden="true" className={styles.match} />
          {plan.fits}
        </li>
      )}
    </ul>
  );
}

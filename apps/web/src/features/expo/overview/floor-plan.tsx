import { fillText } from '@kongres/content/format/marked-text';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { ModalDialog, OpenButton } from '@kongres/ui/modal-dialog.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import type { ExpoData } from './exhibitors.server.ts';
import styles from './floor-plan.module.css';

export function FloorPlan({ exhibitors, sizes }: ExpoData) {
  const { plan, list } = useTexts('expo');
  const id = useId();
  return (
    <>
      <OpenButton dialog={id} className={getButtonClass('secondary')}>
        {plan.open}
      </OpenButton>
      <ModalDialog id={id} title={plan.title} close={plan.close}>
        <p>{plan.text}</p>
        <Drawing
          name="floor-plan"
          width={860}
          height={524}
          alt={plan.alt}
          className={styles.plan}
        />
        <h3>{plan.sizes}</h3>
        <ul className={styles.sizes}>
          {sizes.map(({ area, sideRem }) => (
            <li key={area}>
              <svg width={`${sideRem}rem`} height={`${sideRem}rem`} aria-hidden="true" />
              <span>{fillText(plan.size, { area })}</span>
            </li>
          ))}
        </ul>
        <table className={styles.stands}>
          <caption>{plan.stands}</caption>
          <tbody>
            {exhibitors.map(({ id: row, name, sector, stand, area }) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                <td>{fillText(plan.hall, { name: sector })}</td>
                <td>
                  {list.booth} {stand}
                </td>
                <td>{area}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ModalDialog>
    </>
  );
}

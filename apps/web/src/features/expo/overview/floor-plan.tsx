import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Section } from '../../../components/section.tsx';
import type { ExpoData } from './exhibitors.server.ts';
import styles from './floor-plan.module.css';

export const floorPlanId = 'floor-plan';

export function FloorPlan({ exhibitors, sizes }: ExpoData) {
  const { plan, list } = useTexts('expo');
  return (
    <Section title={plan.title} id={floorPlanId}>
      <div className={styles.hall}>
        <Drawing
          name="floor-plan"
          width={860}
          height={524}
          alt={plan.alt}
          className={styles.plan}
        />
        <div>
          <p>{plan.text}</p>
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
              {exhibitors.map(({ id, name, stand, area }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    {list.booth} {stand}
                  </td>
                  <td>{area}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}

import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import type { ExpoData } from './exhibitors.server.ts';
import styles from './expo-heading.module.css';
import { FloorPlan } from './floor-plan.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';

export function ExpoHeading(data: ExpoData) {
  const { become } = useTexts('expo');
  return (
    <>
      <PageHeading texts="expo" />
      <div className="wrap">
        <div className={styles.buttons}>
          <ButtonLink to="for-exhibitors">{become}</ButtonLink>
          <FloorPlan {...data} />
        </div>
      </div>
    </>
  );
}

import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import styles from './expo-heading.module.css';
import { floorPlanId } from './floor-plan.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';

export function ExpoHeading() {
  const { become, plan } = useTexts('expo');
  return (
    <PageHeading
      texts="expo"
      action={
        <p className={styles.buttons}>
          <ButtonLink to="for-exhibitors">{become}</ButtonLink>
          <a className={getButtonClass('secondary')} href={`#${floorPlanId}`}>
            {plan.open}
          </a>
        </p>
      }
    />
  );
}

import type { LaunchState } from '@kongres/contract/desk/settings/launch';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './launch.module.css';

/** How something stands: a shape and a word, never a colour alone. */
export function LaunchMark({ state }: { state: LaunchState }) {
  const { texts } = useTexts();
  return (
    <span className={styles.mark} data-state={state}>
      {texts.launch.states[state]}
    </span>
  );
}

import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { Materials } from './materials.tsx';
import { useLibrary } from './use-library.ts';
import styles from './room-materials.module.css';

/** What the speakers of the session hand out that is on, asked for when somebody looks. */
export function RoomMaterials({ session, token }: { session: string | null; token: string }) {
  const { materials: texts } = useTexts('live');
  const { after } = useTexts('congress');
  const { library, hasFailed } = useLibrary(token);
  const own = library?.materials.filter((material) => material.session === session) ?? [];
  return (
    <div className={styles.materials}>
      <Materials materials={own} token={token} />
      <div role="status">
        {library && own.length === 0 && <p className="dim">{texts.none}</p>}
        {hasFailed && <Notice {...after.failed} />}
      </div>
    </div>
  );
}

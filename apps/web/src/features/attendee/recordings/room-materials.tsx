import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import { Materials } from './materials.tsx';
import { useSessionMedia } from './use-session-media.ts';
import styles from './room-materials.module.css';

export function RoomMaterials({ session, token }: { session: string | null; token: string }) {
  const { materials: texts } = useTexts('live');
  const { after } = useTexts('congress');
  const { media, hasFailed } = useSessionMedia(token);
  const sessionMaterials =
    media?.materials.filter((material) => material.session === session) ?? [];
  return (
    <div className={styles.materials}>
      <Materials materials={sessionMaterials} token={token} />
      <div role="status">
        {media && sessionMaterials.length === 0 && <p className="dim">{texts.none}</p>}
        {hasFailed && <Notice {...after.failed} />}
      </div>
    </div>
  );
}

import type { FormerSession } from '@kongres/contract/desk/live/live';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Drawer } from '../../components/drawer.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from '../shared/parts.module.css';
import { formatSource } from '../shared/format-source.ts';
import { usePermission } from '../shared/use-permission.ts';
import { Materials } from './materials.tsx';
import { RecordingSection } from './recording-section.tsx';

interface FormerSessionDrawerProps {
  session: FormerSession;
  onClose: () => void;
}

/** What is stored for a session that is no longer in the programme. */
export function FormerSessionDrawer({ session, onClose }: FormerSessionDrawerProps) {
  const { texts } = useTexts();
  const may = usePermission();
  const { id, source, recording, materials } = session;
  const setSource = useDeskMutation<{ id: string; source: null }, object>(
    'setSessionSource',
    () => {},
  );
  return (
    <Drawer focusesHeading overline={texts.live.former} title={id} onClose={onClose}>
      {source && (
        <section className={styles.part} aria-label={texts.live.source.session}>
          <h3>{texts.live.source.session}</h3>
          <p className={styles.row}>
            <span>{formatSource(source, texts)}</span>
            {may('setSessionSource') && (
              <button
                type="button"
                className="small danger"
                onClick={() => setSource.mutate({ id, source: null })}
              >
                {texts.live.resources.remove}
              </button>
            )}
          </p>
          <ErrorNotice error={setSource.error} />
        </section>
      )}
      {recording && <RecordingSection session={session} />}
      {materials.length > 0 && <Materials session={session} />}
    </Drawer>
  );
}

import type { FormerSession } from '@kongres/contract/desk/live/live';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Drawer } from '../../components/drawer.tsx';
import { Refusal } from '../../components/refusal.tsx';
import styles from '../shared/parts.module.css';
import { sourceText } from '../shared/source-text.ts';
import { useMay } from '../shared/use-may.ts';
import { Materials } from './materials.tsx';
import { RecordingPart } from './recording-part.tsx';

interface FormerSessionDrawerProps {
  session: FormerSession;
  onClose: () => void;
}

/** What is kept of a session that left the programme, with a button to remove each part of it. */
export function FormerSessionDrawer({ session, onClose }: FormerSessionDrawerProps) {
  const { texts } = useTexts();
  const may = useMay();
  const { id, source, recording, materials } = session;
  const deed = useDeed<{ id: string; source: null }, object>('liveSource', () => {});
  return (
    <Drawer takesFocus over={texts.live.former} title={id} onClose={onClose}>
      {source && (
        <section className={styles.part} aria-label={texts.live.source.own}>
          <h3>{texts.live.source.own}</h3>
          <p className={styles.row}>
            <span>{sourceText(source, texts)}</span>
            {may('liveSource') && (
              <button
                type="button"
                className="small danger"
                onClick={() => deed.act({ id, source: null })}
              >
                {texts.live.library.remove}
              </button>
            )}
          </p>
          <Refusal error={deed.refusal} />
        </section>
      )}
      {recording && <RecordingPart session={session} />}
      {materials.length > 0 && <Materials session={session} />}
    </Drawer>
  );
}

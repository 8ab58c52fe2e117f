import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { DeskTalk } from '@kongres/contract/desk/live/live-talk';
import { call } from '../../lib/api/call.ts';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { Chat } from './chat.tsx';
import styles from '../shared/parts.module.css';
import { Questions } from './questions.tsx';
import { useMay } from '../shared/use-may.ts';

const refreshMs = 4000;
const pauses = [0, 10, 30, 60, 120, 300, 600];

/** What people ask and say in a room; it comes by itself, and nothing moves away under a finger. */
export function Talk({ room }: { room: string }) {
  const { texts } = useTexts();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const kind = search.get('talk') === 'chat' ? 'chat' : 'questions';
  const { data, error } = useQuery({
    queryKey: ['live-talk', room],
    queryFn: () => call<DeskTalk>('liveTalk', { query: { room } }),
    refetchInterval: refreshMs,
  });
  const slow = useDeed<{ room: string; seconds: number }, object>('liveSlow', () => {});
  const words = texts.live.talk;
  const pause = data?.slowSeconds ?? 0;
  return (
    <div className={styles.talk}>
      <div className={styles.kinds} role="group" aria-label={words.choose}>
        {(['questions', 'chat'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={kind === each}
            onClick={() =>
              setSearch({ ...Object.fromEntries(search), talk: each }, { replace: true })
            }
          >
            {words[each]}
            {data && <span className="mono">{data[each].length}</span>}
          </button>
        ))}
      </div>
      {may('liveSlow') && data && (
        <label className={styles.pause}>
          {words.slow}
          <select
            value={pause}
            onChange={(event) => slow.act({ room, seconds: Number(event.target.value) })}
          >
            {[...new Set([...pauses, pause])]
              .toSorted((one, other) => one - other)
              .map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds === 0
                    ? words.noSlow
                    : fillText(words.seconds, { count: String(seconds) })}
                </option>
              ))}
          </select>
        </label>
      )}
      <Refusal error={error ?? slow.refusal} />
      {data && data[kind].length === 0 && <p>{words.none}</p>}
      {data && kind === 'questions' && <Questions questions={data.questions} />}
      {data && kind === 'chat' && <Chat chat={data.chat} />}
    </div>
  );
}

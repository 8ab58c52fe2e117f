import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { DeskRoomChat } from '@kongres/contract/desk/live/room-chat';
import { callApi } from '../../lib/api/call-api.ts';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { ChatMessages } from './chat-messages.tsx';
import styles from '../shared/parts.module.css';
import { Questions } from './questions.tsx';
import { usePermission } from '../shared/use-permission.ts';

const refreshMs = 4000;
const pauses = [0, 10, 30, 60, 120, 300, 600];

export function RoomChat({ room }: { room: string }) {
  const { texts } = useTexts();
  const may = usePermission();
  const [search, setSearch] = useSearchParams();
  const kind = search.get('view') === 'chat' ? 'chat' : 'questions';
  const { data, error } = useQuery({
    queryKey: ['room-chat', room],
    queryFn: () => callApi<DeskRoomChat>('getRoomChat', { query: { room } }),
    refetchInterval: refreshMs,
  });
  const setPause = useDeskMutation<{ room: string; seconds: number }, object>(
    'setSlowMode',
    () => {},
  );
  const words = texts.live.roomChat;
  const pause = data?.slowSeconds ?? 0;
  return (
    <div className={styles.roomChat}>
      <div className={styles.views} role="group" aria-label={words.choose}>
        {(['questions', 'chat'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={kind === each}
            onClick={() =>
              setSearch({ ...Object.fromEntries(search), view: each }, { replace: true })
            }
          >
            {words[each]}
            {data && <span className="mono">{data[each].length}</span>}
          </button>
        ))}
      </div>
      {may('setSlowMode') && data && (
        <label className={styles.pause}>
          {words.pause}
          <select
            value={pause}
            onChange={(event) => setPause.mutate({ room, seconds: Number(event.target.value) })}
          >
            {[...new Set([...pauses, pause])]
              .toSorted((one, other) => one - other)
              .map((seconds) => (
                <option key={seconds} value={seconds}>
                  {seconds === 0
                    ? words.defaultPause
                    : fillText(words.seconds, { count: String(seconds) })}
                </option>
              ))}
          </select>
        </label>
      )}
      <ErrorNotice error={error ?? setPause.error} />
      {data && data[kind].length === 0 && <p>{words.none}</p>}
      {data && kind === 'questions' && <Questions questions={data.questions} />}
      {data && kind === 'chat' && <ChatMessages chat={data.chat} />}
    </div>
  );
}

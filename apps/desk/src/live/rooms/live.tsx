import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { DayTabs } from './day-tabs.tsx';
import { NewRoom } from './new-room.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import { RoomRow } from './room-row.tsx';
import { FormerSessionDrawer } from '../sessions/former-session-drawer.tsx';
import { SessionDrawer } from '../sessions/session-drawer.tsx';
import { SessionList } from '../sessions/session-list.tsx';
import { useMay } from '../shared/use-may.ts';
import { Workshops } from '../workshops/workshops.tsx';
import { WordBand } from './word-band.tsx';
import styles from '../shared/live.module.css';

const refreshMs = 5000;

/** The board of a day; a room or a session of it opens beside it. All of that is in the address. */
export function Live() {
  const { texts } = useTexts();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  const { data, error } = useQuery({
    queryKey: ['live', day],
    queryFn: () => call<LiveDay>('live', { query: day ? { day } : {} }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
  const room = data?.rooms.find(({ id }) => id === search.get('room'));
  const session = data?.sessions.find(({ id }) => id === search.get('session'));

  const former = data?.formerSessions.find(({ id }) => id === search.get('session'));

  function show(what: Record<string, string>) {
    setSearch({ ...(day && { day }), ...what }, { replace: true });
  }

  function drawer(live: LiveDay) {
    if (room) return <RoomDrawer key={room.id} room={room} onClose={() => show({})} />;
    if (former) {
      return <FormerSessionDrawer key={former.id} session={former} onClose={() => show({})} />;
    }
    if (!session) return null;
    return (
      <SessionDrawer
        key={session.id}
        session={session}
        rooms={live.rooms}
        onClose={() => show({})}
      />
    );
  }

  return (
    <Page
      title={texts.live.title}
      actions={
        data && (
          <DayTabs day={data.day} today={data.today} onChoose={(n) => setSearch({ day: `${n}` })} />
        )
      }
      drawer={data && drawer(data)}
    >
      <Refusal error={error} />
      {data && (
        <>
          <WordBand word={data.word} />
          <section className={styles.rooms} aria-label={texts.live.rooms}>
            <ul>
              {data.rooms.map((each) => (
                <RoomRow
                  key={each.id}
                  room={each}
                  live={data}
                  isChosen={each === room}
                  onChoose={() => show({ room: each.id })}
                />
              ))}
            </ul>
            {may('liveRoom') && <NewRoom onAdded={(id) => show({ room: id })} />}
          </section>
          <SessionList
            live={data}
            chosen={session?.id ?? former?.id}
            onChoose={(id) => show({ session: id })}
          />
          {may('workshops') && <Workshops />}
        </>
      )}
    </Page>
  );
}

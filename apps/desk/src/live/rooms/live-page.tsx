import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import { callApi } from '../../lib/api/call-api.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { DayTabs } from './day-tabs.tsx';
import { NewRoom } from './new-room.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import { RoomRow } from './room-row.tsx';
import { FormerSessionDrawer } from '../sessions/former-session-drawer.tsx';
import { SessionDrawer } from '../sessions/session-drawer.tsx';
import { SessionList } from '../sessions/session-list.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { Workshops } from '../workshops/workshops.tsx';
import { Banner } from './banner.tsx';
import styles from '../shared/live.module.css';

const refreshMs = 5000;

/** Rooms and sessions of a day. The day and the open room or session are kept in the address. */
export function LivePage() {
  const { texts } = useTexts();
  const may = usePermission();
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  const { data, error } = useQuery({
    queryKey: ['live', day],
    queryFn: () => callApi<LiveDay>('getLiveDay', { query: day ? { day } : {} }),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
  const room = data?.rooms.find(({ id }) => id === search.get('room'));
  const session = data?.sessions.find(({ id }) => id === search.get('session'));

  const former = data?.formerSessions.find(({ id }) => id === search.get('session'));

  function openDrawer(parameters: Record<string, string>) {
    setSearch({ ...(day && { day }), ...parameters }, { replace: true });
  }

  function renderDrawer(live: LiveDay) {
    if (room) return <RoomDrawer key={room.id} room={room} onClose={() => openDrawer({})} />;
    if (former) {
      return (
        <FormerSessionDrawer key={former.id} session={former} onClose={() => openDrawer({})} />
      );
    }
    if (!session) return null;
    return (
      <SessionDrawer
        key={session.id}
        session={session}
        rooms={live.rooms}
        onClose={() => openDrawer({})}
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
      drawer={data && renderDrawer(data)}
    >
      <ErrorNotice error={error} />
      {data && (
        <>
          <Banner banner={data.banner} />
          <section className={styles.rooms} aria-label={texts.live.rooms}>
            <ul>
              {data.rooms.map((each) => (
                <RoomRow
                  key={each.id}
                  room={each}
                  live={data}
                  isChosen={each === room}
                  onChoose={() => openDrawer({ room: each.id })}
                />
              ))}
            </ul>
            {may('saveRoom') && <NewRoom onAdded={(id) => openDrawer({ room: id })} />}
          </section>
          <SessionList
            live={data}
            chosen={session?.id ?? former?.id}
            onChoose={(id) => openDrawer({ session: id })}
          />
          {may('listWorkshops') && <Workshops />}
        </>
      )}
    </Page>
  );
}

import type { ReactNode } from 'react';
import { RoomTile } from '../../../components/session/room-tile.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import styles from './session-facts.module.css';
import type { SessionData } from './session.server.ts';

export function SessionFacts({ session }: { session: SessionData }) {
  const { facts, seatsNote } = useTexts('session');
  const { room, language, materials, website } = session;
  const rows: [label: string, value: ReactNode][] = [
    [
      facts.room,
      <span key="room" className={styles.room}>
        <RoomTile letter={room.letter} /> {room.name}
      </span>,
    ],
    [facts.seats, session.seats],
    ...(session.zone ? [[facts.zone, session.zone] as [string, ReactNode]] : []),
    ...(language
      ? ([
          [facts.language, language],
          [facts.captions, session.captions || facts.noCaptions],
        ] as [string, ReactNode][])
      : []),
    ...(session.workshop
      ? [
          [
            facts.workshop,
            <EntryLink key="workshop" to="workshop" entry={session.workshop.id}>
              {session.workshop.title}
            </EntryLink>,
          ] as [string, ReactNode],
        ]
      : []),
    [facts.ticket, facts.anyTicket],
    ...(materials
      ? [[facts.materials, <Links key="materials" links={materials} />] as [string, ReactNode]]
      : []),
    ...(website
      ? [
          [
            facts.links,
            <Links key="links" links={[{ name: new URL(website).host, address: website }]} />,
          ] as [string, ReactNode],
        ]
      : []),
  ];
  return (
    <div className={styles.facts}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{seatsNote}</p>
    </div>
  );
}

function Links({ links }: { links: readonly { name: string; address: string }[] }) {
  return links.map(({ name, address }) => (
    <a key={address} href={address} rel="noopener">
      {name}
    </a>
  ));
}

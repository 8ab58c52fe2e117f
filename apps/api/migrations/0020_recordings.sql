-- Up Migration

-- What is left of a session: its recording, and what its speakers hand out. Sessions themselves stand in the programme;
-- that one was a workshop is copied from there, because it says which tickets open the recording.
create table recording (
  session text primary key check (session ~ '^[a-z0-9-]{1,120}$'),
  is_workshop boolean not null,
  -- { kind: 'stream' } for files of our own, otherwise as in live_room.
  source jsonb not null,
  seconds integer not null check (seconds between 1 and 86400)
);

create table material (
  id integer generated always as identity primary key,
  session text not null check (session ~ '^[a-z0-9-]{1,120}$'),
  -- By language.
  name jsonb not null,
  file_name text check (file_name ~ '^[a-z0-9-]{1,60}[.][a-z0-9]{1,5}$'),
  content bytea check (octet_length(content) between 1 and 26214400),
  address text,
  check ((address is null) = (content is not null) and (file_name is null) = (content is null))
);

create index material_session on material (session);

-- Where somebody stopped watching a recording: it follows the ticket from device to device.
create table watched (
  order_id uuid not null references orders (id) on delete cascade,
  session text not null references recording (session) on delete cascade,
  seconds integer not null check (seconds between 0 and 86400),
  watched_at timestamptz not null,
  primary key (order_id, session)
) with (fillfactor = 80);

create index watched_old on watched (watched_at);

-- A picture for one session that does not come from where its room's does. Room and hours are copied from the programme.
create table session_source (
  session text primary key check (session ~ '^[a-z0-9-]{1,120}$'),
  room text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  source jsonb not null,
  check (starts_at < ends_at)
);

create function note_recording() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into journal (deed, facts) values ('recording_removed',
      jsonb_build_object('session', old.session));
  elsif tg_op = 'INSERT' or new <> old then
    insert into journal (deed, facts) values ('recording_set', jsonb_build_object(
      'session', new.session, 'seconds', new.seconds, 'kind', new.source ->> 'kind',
      'to', (new.source - 'kind')::text));
  end if;
  return null;
end
$$;

create trigger note_recording after insert or update or delete on recording
  for each row execute function note_recording();

create function note_material() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into journal (deed, facts) values ('material_removed',
      jsonb_build_object('session', old.session, 'material', old.id));
  else
    insert into journal (deed, facts) values ('material_added', jsonb_strip_nulls(jsonb_build_object(
      'session', new.session, 'material', new.id, 'file', new.file_name,
      'bytes', octet_length(new.content), 'address', new.address)));
  end if;
  return null;
end
$$;

create trigger note_material after insert or delete on material
  for each row execute function note_material();

create function note_session_source() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into journal (deed, facts) values ('session_source_removed',
      jsonb_build_object('session', old.session));
  elsif tg_op = 'INSERT' or new <> old then
    insert into journal (deed, facts) values ('session_source_set', jsonb_build_object(
      'session', new.session, 'room', new.room, 'kind', new.source ->> 'kind',
      'to', (new.source - 'kind')::text));
  end if;
  return null;
end
$$;

create trigger note_session_source after insert or update or delete on session_source
  for each row execute function note_session_source();

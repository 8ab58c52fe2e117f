-- Up Migration

-- What the hosts set during the live week. Rooms and sessions themselves belong to the programme, which stands in the
-- site; here is only what a visitor's door needs to know, and what has changed since the site was built.
create table live_room (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- By language; only for a room that the programme does not have.
  name jsonb,
  -- { kind: 'stream' }, { kind: 'frame', provider, id } or { kind: 'link', address }.
  source jsonb not null,
  is_open boolean not null default false
);

create table live_session (
  id text primary key check (id ~ '^[a-z0-9-]{1,120}$'),
  is_cancelled boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  room text,
  check ((starts_at is null) = (ends_at is null) and ends_at > starts_at)
);

-- A word to everybody inside; the newest counts until it is taken back.
create table live_word (
  id integer generated always as identity primary key,
  text jsonb not null,
  said_at timestamptz not null default present_moment(),
  ended_at timestamptz
);

create function note_live_room() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.source <> old.source or new.name is distinct from old.name then
    insert into journal (deed, facts) values ('room_set',
      jsonb_build_object('room', new.id) || jsonb_strip_nulls(jsonb_build_object(
        'from', (case when tg_op = 'UPDATE' then old.source - 'kind' end)::text,
        'to', (new.source - 'kind')::text,
        'kind', new.source ->> 'kind')));
  end if;
  if tg_op = 'UPDATE' and new.is_open <> old.is_open then
    insert into journal (deed, facts) values (
      case when new.is_open then 'room_opened' else 'room_closed' end,
      jsonb_build_object('room', new.id));
  end if;
  return null;
end
$$;

create trigger note_live_room after insert or update on live_room
  for each row execute function note_live_room();

create function note_live_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new = old then
    return null;
  end if;
  insert into journal (deed, facts) values (
    case
      when new.is_cancelled then 'session_cancelled'
      when new.starts_at is null and new.room is null then 'session_restored'
      else 'session_moved'
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'session', new.id, 'starts', new.starts_at, 'ends', new.ends_at, 'room', new.room)));
  return null;
end
$$;

create trigger note_live_session after insert or update on live_session
  for each row execute function note_live_session();

create function note_live_word() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into journal (deed, facts) values ('word_said',
      jsonb_build_object('word', new.id) || new.text);
  elsif new.ended_at is distinct from old.ended_at then
    insert into journal (deed, facts) values ('word_taken_back', jsonb_build_object('word', new.id));
  end if;
  return null;
end
$$;

create trigger note_live_word after insert or update on live_word
  for each row execute function note_live_word();

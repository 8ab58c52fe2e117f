-- Up Migration

-- What people ask and say in a room, by ticket. Read by everybody inside, so a row holds the name that its author chose
-- for it, and the order only for whoever has to moderate or forget.
create table room_message (
  id integer generated always as identity primary key,
  room text not null,
  kind text not null check (kind in ('question', 'chat')),
  order_id uuid not null references orders (id) on delete cascade,
  author text not null check (length(author) <= 40),
  is_speaker boolean not null,
  text text not null check (length(text) between 1 and 500),
  state text not null default 'shown' check (state in ('shown', 'stage', 'answered', 'hidden')),
  votes integer not null default 0,
  written_at timestamptz not null default present_moment(),
  check (kind = 'question' or state in ('shown', 'hidden'))
);

create index room_message_room on room_message (room, kind, id desc);
create index room_message_order on room_message (order_id);
create index room_message_written on room_message (written_at);
-- One question is being answered.
create unique index room_message_stage on room_message (room) where state = 'stage';

create table question_vote (
  message_id integer references room_message (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  primary key (message_id, order_id)
);

create index question_vote_order on question_vote (order_id);

-- Whoever may only listen from now on.
create table muted_order (
  order_id uuid primary key references orders (id) on delete cascade,
  muted_at timestamptz not null default present_moment()
);

alter table live_room
  add column slow_seconds integer not null default 0 check (slow_seconds between 0 and 600);

create function note_room_message() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values (
    case new.state
      when 'stage' then 'question_on_stage'
      when 'answered' then 'question_answered'
      when 'hidden' then 'message_hidden'
      else 'message_shown'
    end,
    jsonb_build_object('room', new.room, 'message', new.id));
  return null;
end
$$;

-- The votes move all the time.
create trigger note_room_message after update on room_message for each row
  when (old.state <> new.state) execute function note_room_message();

create function note_muted_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, order_number)
    select case tg_op when 'INSERT' then 'person_muted' else 'person_unmuted' end, number
      from orders where id = case tg_op when 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger note_muted_order after insert or delete on muted_order
  for each row execute function note_muted_order();

create function note_slow_mode() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('slow_mode', jsonb_build_object(
    'room', new.id, 'seconds', jsonb_build_array(old.slow_seconds, new.slow_seconds)));
  return null;
end
$$;

create trigger note_slow_mode after update on live_room for each row
  when (old.slow_seconds <> new.slow_seconds) execute function note_slow_mode();

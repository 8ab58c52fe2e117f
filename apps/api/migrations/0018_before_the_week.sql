-- Up Migration

-- The week that somebody has chosen, and what of the checklist is done: it follows the ticket from device to device.
create table ticket_week (
  order_id uuid primary key references orders (id) on delete cascade,
  stars text[] not null default '{}' check (cardinality(stars) <= 500),
  done text[] not null default '{}',
  changed_at timestamptz not null default present_moment()
);

-- A workshop of the programme, once for each time that it is held; `id` is the session's. Written by whoever publishes
-- the programme, so that a mail can name it.
create table workshop (
  id text primary key,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  seats integer not null,
  taken integer not null default 0,
  -- Whether the programme still has it.
  is_listed boolean not null default true,
  check (starts_at < ends_at),
  constraint workshop_has_seats check (taken between 0 and seats)
);

create table workshop_place (
  workshop text not null references workshop (id),
  order_id uuid not null references orders (id) on delete cascade,
  state text not null check (state in ('booked', 'waiting')),
  asked_at timestamptz not null default present_moment(),
  -- Of two who asked in the same moment.
  turn integer generated always as identity,
  primary key (workshop, order_id)
);

create index workshop_place_order on workshop_place (order_id);
create index workshop_place_waiting on workshop_place (workshop, turn) where state = 'waiting';

-- Nobody sits on a place that is not there, whoever writes the row: the count is kept here and checked above.
create function count_workshop_place() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'booked' then
    update workshop set taken = taken - 1 where id = old.workshop;
  end if;
  if tg_op <> 'DELETE' and new.state = 'booked' then
    update workshop set taken = taken + 1 where id = new.workshop;
  end if;
  return null;
end
$$;

create trigger count_workshop_place after insert or delete or update of state on workshop_place
  for each row execute function count_workshop_place();

-- A mail about a place names its workshop.
alter table mail add column workshop text references workshop (id);

create function note_workshop() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('workshop_set', jsonb_build_object(
    'workshop', new.id, 'seats', new.seats, 'listed', new.is_listed));
  return null;
end
$$;

create trigger note_workshop_new after insert on workshop
  for each row execute function note_workshop();
create trigger note_workshop after update on workshop for each row
  when (old.seats <> new.seats or old.is_listed <> new.is_listed)
  execute function note_workshop();

-- Where and when a ticket's benefit is to be had; neither is "follows".
create table benefit (
  id text primary key,
  address text,
  starts_at timestamptz
);

create function note_benefit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('benefit_set', jsonb_build_object(
    'benefit', new.id, 'address', new.address, 'starts', new.starts_at));
  return null;
end
$$;

create trigger note_benefit after insert or update on benefit
  for each row execute function note_benefit();

-- Up Migration

/*
 * An announcement is drafted at the desk, planned for a moment, sent, done. What the command sends it sends itself, so
 * its rows, and all from before, are done as they come. The words of a draft stand here until the sending begins; from
 * then on they are rows of announcement_text, which nobody changes.
 */
alter table announcement
  add column state text not null default 'done'
    check (state in ('draft', 'planned', 'sending', 'done')),
  -- Counted up by every change of a draft: whoever saves names the one that was read.
  add column revision integer not null default 1,
  add column draft jsonb not null default '{}',
  -- Empty for everybody with a valid ticket.
  add column audience jsonb not null default '{}',
  add column send_at timestamptz,
  -- The call that planned it, for the logs.
  add column request text,
  add column changed_at timestamptz not null default now(),
  -- One that the desk switches on and off, and nobody writes.
  add column reminder text check (reminder in ('week', 'day', 'hour')),
  add check (state <> 'planned' or send_at is not null);

create index announcement_under_way on announcement (send_at) where state in ('planned', 'sending');

-- Whom an announcement is for, where it is for single people; as in announcement_mail nobody's address stands here.
create table announcement_person (
  announcement text not null references announcement (name) on delete cascade,
  person bytea not null,
  primary key (announcement, person)
);

create index announcement_person_person on announcement_person (person);

-- An announcement for the eyes of whoever works at it; gone once it was sent.
create table announcement_trial (
  id uuid primary key default gen_random_uuid(),
  announcement text not null references announcement (name) on delete cascade,
  person uuid not null references desk_person (id) on delete cascade,
  language text not null,
  asked_at timestamptz not null default now()
);

create index announcement_trial_announcement on announcement_trial (announcement);
create index announcement_trial_person on announcement_trial (person);

create table reminder (
  kind text primary key check (kind in ('week', 'day', 'hour')),
  is_on boolean not null default false
);

insert into reminder (kind) values ('week'), ('day'), ('hour');

create function note_announcement_state() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into journal (deed, facts) values ('announcement_dropped',
      jsonb_build_object('announcement', old.name));
    return null;
  end if;
  if tg_op = 'INSERT' then
    if new.state = 'draft' then
      insert into journal (deed, facts) values ('announcement_drafted',
        jsonb_build_object('announcement', new.name));
    end if;
    return null;
  end if;
  if new.state <> old.state then
    insert into journal (deed, facts) values (
      case
        when new.state = 'planned' then 'announcement_planned'
        when new.state = 'draft' then 'announcement_recalled'
        when new.state = 'sending' then 'announcement_begun'
        else 'announcement_done'
      end,
      jsonb_build_object('announcement', new.name)
        || case when new.state = 'planned' then jsonb_build_object('at', new.send_at) else '{}' end);
  elsif new.revision <> old.revision or new.draft <> old.draft or new.audience <> old.audience then
    insert into journal (deed, facts) values ('announcement_edited',
      jsonb_build_object('announcement', new.name));
  end if;
  return null;
end
$$;

create trigger note_announcement_state after insert or update or delete on announcement
  for each row execute function note_announcement_state();

create function note_reminder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values (
    case when new.is_on then 'reminder_on' else 'reminder_off' end,
    jsonb_build_object('reminder', new.kind));
  return null;
end
$$;

create trigger note_reminder after update on reminder for each row
  when (old.is_on <> new.is_on) execute function note_reminder();

-- A draft that nobody has planned, and nobody was written.
create function drop_draft(p_name text, p_revision integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from announcement a
    where a.name = p_name and a.revision = p_revision and a.state = 'draft'
      and not exists (select from announcement_mail m where m.announcement = a.name)
      and not exists (select from announcement_text w where w.announcement = a.name);
  return found;
end
$$;

create or replace function forget_announcements(p_email text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from orders where lower(email) = lower(p_email)) then
    raise exception 'an order still has the address';
  end if;
  delete from announcement_person where person = person_of(p_email);
  delete from announcement_mail where person = person_of(p_email) and sent_at is null;
  update announcement_mail set person = sha256(uuid_send(gen_random_uuid()))
    where person = person_of(p_email);
end
$$;

-- Who got an announcement, was refused it, or was chosen for it, once no order is left of that person: nobody can get a
-- second copy then.
create or replace function delete_recipients(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_deleted integer;
begin
  delete from announcement_person p
    where not exists (select from orders o where person_of(o.email) = p.person);
  delete from announcement_mail where id in (
    select id from announcement_mail m
      where (sent_at is not null or failed_at is not null)
        and not exists (select from orders o where person_of(o.email) = m.person)
      limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Up Migration

/*
 * Whoever works at the desk: invited by name, let in by a passkey, allowed what the role says. None of them is deleted,
 * because the journal names them; who has left keeps a name and nothing else.
 */
create table desk_person (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  -- Null once the person has left.
  email text check (length(email) <= 254),
  role text not null check (role in ('owner', 'sales', 'editor', 'host', 'reader')),
  invited_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((email is null) = (ended_at is not null))
);

create unique index desk_person_email on desk_person (lower(email)) where email is not null;

-- A link that lets its person make a passkey, once; a new one ends the older ones.
create table desk_invitation (
  token_hash bytea primary key,
  person uuid not null references desk_person (id) on delete cascade,
  ends_at timestamptz not null
);

create index desk_invitation_person on desk_invitation (person);

create table desk_passkey (
  id text primary key check (length(id) <= 1400),
  person uuid not null references desk_person (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  made_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);

create index desk_passkey_person on desk_passkey (person);

create table desk_session (
  id uuid not null unique default gen_random_uuid(),
  token_hash bytea primary key,
  person uuid not null references desk_person (id) on delete cascade,
  passkey text not null references desk_passkey (id) on delete cascade,
  -- What the browser calls itself, so that one's own sessions can be told apart.
  browser text not null,
  made_at timestamptz not null,
  seen_at timestamptz not null
);

create index desk_session_person on desk_session (person);
create index desk_session_passkey on desk_session (passkey);

-- What an authenticator has to sign, once and soon.
create table desk_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'sign_in')),
  person uuid references desk_person (id) on delete cascade,
  ends_at timestamptz not null
);

create index desk_challenge_ends on desk_challenge (ends_at);
create index desk_challenge_person on desk_challenge (person);

-- At the desk the journal names the person, and the request as the logs name it.
alter table journal
  alter column actor set default coalesce(
    nullif(current_setting('kongres.actor', true), ''),
    nullif(current_setting('application_name'), ''),
    'unknown'
  ),
  add column request text default nullif(current_setting('kongres.request', true), '');

-- What personal values were before and after a deed of the journal. Unlike it they go with their order, and when
-- their person is forgotten.
create table journal_value (
  deed bigint primary key,
  order_number integer not null,
  before jsonb not null,
  after jsonb not null
);

create index journal_value_order on journal_value (order_number);

create or replace function note_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_amounts jsonb;
  v_deed bigint;
begin
  if tg_op = 'INSERT' then
    insert into journal (deed, order_number, facts) values ('order_placed', new.number,
      jsonb_build_object('ticket', new.ticket, 'state', new.state, 'gross_minor', new.gross_minor)
        || case when new.origin = 'sale' then '{}'
          else jsonb_build_object('origin', new.origin, 'is_counted', new.is_counted) end);
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from journal_value where order_number = old.number;
    insert into journal (deed, order_number, facts) values ('order_deleted', old.number,
      jsonb_build_object('ticket', old.ticket, 'state', old.state, 'gross_minor', old.gross_minor));
    return null;
  end if;

  if new.state <> old.state then
    insert into journal (deed, order_number, facts) values ('order_state', new.number,
      jsonb_build_object('from', old.state, 'to', new.state, 'gross_minor', new.gross_minor));
  end if;
  -- Every amount, also of columns that are yet to come.
  select jsonb_object_agg(key, jsonb_build_array(was.value, is_now.value)) into v_amounts
    from jsonb_each(to_jsonb(old)) was join jsonb_each(to_jsonb(new)) is_now using (key)
    where key like '%\_minor' and was.value <> is_now.value;
  if v_amounts is not null then
    insert into journal (deed, order_number, facts) values ('order_amounts', new.number, v_amounts);
  end if;
  if new.number <> old.number or new.ticket <> old.ticket or new.origin <> old.origin
    or new.is_counted <> old.is_counted then
    insert into journal (deed, order_number, facts) values ('order_replaced', old.number,
      jsonb_build_object('number', new.number, 'ticket', jsonb_build_array(old.ticket, new.ticket)));
  end if;
  if new.payment_id <> old.payment_id or (new.payment_id is null) > (old.payment_id is null) then
    insert into journal (deed, order_number) values ('payment_replaced', new.number);
  end if;
  if new.disputed_at is distinct from old.disputed_at then
    insert into journal (deed, order_number) values ('order_disputed', new.number);
  end if;
  if new.cancelled_at is distinct from old.cancelled_at then
    insert into journal (deed, order_number) values ('order_cancelled', new.number);
  end if;
  if new.email <> old.email then
    insert into journal (deed, order_number) values (
      case
        when new.email like '%@invalid' then 'buyer_forgotten'
        when new.passed_on_at is distinct from old.passed_on_at then 'ticket_passed_on'
        else 'address_corrected'
      end,
      new.number) returning id into v_deed;
    -- Who is forgotten, or had the ticket before, leaves no address behind.
    if new.email like '%@invalid' or new.passed_on_at is distinct from old.passed_on_at then
      delete from journal_value where order_number = new.number;
      return null;
    end if;
  elsif new.company_name <> old.company_name or new.tax_id <> old.tax_id
    or new.buyer_name <> old.buyer_name or new.billing_address <> old.billing_address
    or (new.company_name is null) > (old.company_name is null)
    or (new.tax_id is null) > (old.tax_id is null)
    or (new.buyer_name is null) > (old.buyer_name is null)
    or (new.billing_address is null) > (old.billing_address is null) then
    insert into journal (deed, order_number) values ('billing_changed', new.number)
      returning id into v_deed;
  end if;
  if v_deed is not null then
    insert into journal_value (deed, order_number, before, after)
      select v_deed, new.number, jsonb_object_agg(key, was.value), jsonb_object_agg(key, is_now.value)
        from jsonb_each(to_jsonb(old)) was join jsonb_each(to_jsonb(new)) is_now using (key)
        where key in ('email', 'company_name', 'tax_id', 'buyer_name', 'billing_address')
          and was.value <> is_now.value;
  end if;
  return null;
end
$$;

-- Also of an order that has another address by now, and then all that was corrected in it.
create function forget_journal_values(p_email text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from journal_value where order_number in (
    select order_number from journal_value
      where lower(p_email) in (lower(before ->> 'email'), lower(after ->> 'email')))
$$;

create function note_desk_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into journal (deed, facts) values ('person_invited',
      jsonb_build_object('person', new.id, 'role', new.role));
    return null;
  end if;
  if new.role <> old.role then
    insert into journal (deed, facts) values ('role_changed',
      jsonb_build_object('person', new.id, 'from', old.role, 'to', new.role));
  end if;
  if new.ended_at is distinct from old.ended_at then
    insert into journal (deed, facts) values (
      case when new.ended_at is null then 'person_readmitted' else 'person_ended' end,
      jsonb_build_object('person', new.id));
  elsif new.name <> old.name or new.email <> old.email then
    insert into journal (deed, facts) values ('person_changed', jsonb_build_object('person', new.id));
  end if;
  return null;
end
$$;

create trigger note_desk_person after insert or update on desk_person
  for each row execute function note_desk_person();

create function note_desk_invitation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('link_made', jsonb_build_object('person', new.person));
  return null;
end
$$;

create trigger note_desk_invitation after insert on desk_invitation
  for each row execute function note_desk_invitation();

-- Made or removed. A key that changed hands would be seen here as well; the role that serves requests cannot do it.
create function note_desk_passkey() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into journal (deed, facts) values ('passkey_replaced', jsonb_build_object('person', new.person));
  else
    insert into journal (deed, facts) values (
      case when tg_op = 'INSERT' then 'passkey_made' else 'passkey_removed' end,
      jsonb_build_object('person', case when tg_op = 'INSERT' then new.person else old.person end));
  end if;
  return null;
end
$$;

create trigger note_desk_passkey after insert or delete on desk_passkey
  for each row execute function note_desk_passkey();
create trigger note_desk_passkey_change after update on desk_passkey for each row
  when (old.public_key <> new.public_key or old.person <> new.person or old.id <> new.id)
  execute function note_desk_passkey();

create function note_desk_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('signed_in', jsonb_build_object('person', new.person));
  return null;
end
$$;

create trigger note_desk_session after insert on desk_session
  for each row execute function note_desk_session();

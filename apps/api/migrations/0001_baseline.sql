-- Up Migration

-- Time and retention ------------------------------------------------------------------------

-- The clock of retention. Tests replace it; only the owner can.
create function present_moment() returns timestamptz language sql stable return now();

create table retention (
  what text primary key check (
    what in ('unpaid_order', 'settled_order', 'message', 'payment_event')
  ),
  keep interval not null,
  constraint never_too_short check (
    keep >= case what
      -- Late payments arrive within days.
      when 'unpaid_order' then interval '7 days'
      when 'settled_order' then interval '5 years'
      when 'message' then interval '1 day'
      -- Stripe can send an event again for thirty days.
      when 'payment_event' then interval '31 days'
    end
  )
);
comment on table retention is
  'How long rows of each kind are kept. The migration writes it from the facts of the privacy policy.';

-- Older rows of this kind are deleted; null without a rule, so nothing is. Accounting records are kept for years from
-- the end of the tax year, which is the calendar year in Poland.
create function kept_since(p_what text) returns timestamptz language sql stable
  return (
    select case what
      when 'settled_order' then
        date_trunc('year', present_moment() at time zone 'Europe/Warsaw' - keep)
          at time zone 'Europe/Warsaw'
      else present_moment() - keep
    end from retention where what = p_what
  );

-- The number of rows that one call deletes: small, so that its locks are short.
create function batch_of(p_limit integer) returns integer language sql immutable
  return greatest(0, least(p_limit, 1000));

create function note_retention() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('retention_changed',
    jsonb_build_object('what', new.what, 'from', old.keep, 'to', new.keep));
  return null;
end
$$;

create trigger note_retention after update on retention for each row
  when (old.keep <> new.keep) execute function note_retention();

create table edition_clock (
  is_only boolean primary key default true check (is_only),
  setting timestamptz,
  started_at timestamptz not null
);
comment on table edition_clock is
  'EDITION_CLOCK and when it was first used, in one row, so that the clocks of all processes agree and go on '
  'after a restart.';


-- Audit log ---------------------------------------------------------------------------------

create table journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default present_moment(),
  -- Person of the desk, otherwise the program by the name of its connection.
  actor text not null default coalesce(
    nullif(current_setting('kongres.actor', true), ''),
    nullif(current_setting('application_name'), ''),
    'unknown'
  ),
  -- The database role; a program that was taken over cannot choose it.
  role text not null default session_user,
  deed text not null,
  order_number integer,
  facts jsonb not null default '{}',
  -- The request id as in the logs.
  request text default nullif(current_setting('kongres.request', true), '')
);
comment on table journal is
  'What was done to orders, tickets, settings and content, by whom and when. Written by triggers; holds ids and '
  'numbers, never a personal value.';

create index journal_order on journal (order_number, id) where order_number is not null;

create index journal_at on journal (at);

-- For the list of issued tickets.
create index journal_issued on journal (id) where deed = 'order_placed' and facts ? 'origin';

-- For the list of refunds by day.
create index journal_amounts on journal (id) where deed = 'order_amounts';

create function refuse_change_of_journal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.at < kept_since('settled_order') then
      return old;
    end if;
  end if;
  raise exception 'the journal is only ever added to' using errcode = 'insufficient_privilege';
end
$$;

create function note_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts)
    select 'rows_deleted', jsonb_build_object('table', tg_table_name, 'count', count(*))
      from gone having count(*) > 0;
  return null;
end
$$;

create trigger journal_is_kept before update or delete on journal
  for each row execute function refuse_change_of_journal();

create trigger journal_is_not_emptied before truncate on journal
  for each statement execute function refuse_change_of_journal();

create trigger note_deletion after delete on journal
  referencing old table as gone for each statement execute function note_deletion();

create table journal_value (
  deed bigint primary key,
  order_number integer not null,
  before jsonb not null,
  after jsonb not null
);
comment on table journal_value is
  'Personal values before and after an entry of the journal. Deleted with the order or when the person is '
  'erased.';

create index journal_value_order on journal_value (order_number);

-- Records an export: list, days and number of rows, no personal value.
create function note_export(p_facts jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from jsonb_each(p_facts)
      where key not in ('sheet', 'format', 'since', 'until', 'ticket', 'language', 'rows')
        or length(value::text) > 30) then
    raise exception 'the journal is told no more of an export' using errcode = 'insufficient_privilege';
  end if;
  insert into journal (deed, facts) values ('list_exported', p_facts);
end
$$;

-- Records the requested amount: Stripe's event may arrive before the answer.
create function note_part_refund(p_order_number integer, p_minor integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into journal (deed, order_number, facts)
    values ('part_refund_asked', p_order_number, jsonb_build_object('asked_minor', p_minor))
$$;


-- Staff -------------------------------------------------------------------------------------

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
comment on table desk_person is
  'People who work at the desk, with their role. Never deleted, because the journal refers to them; name and id '
  'stay, the email address goes.';

create unique index desk_person_email on desk_person (lower(email)) where email is not null;

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

create table desk_passkey (
  id text primary key check (length(id) <= 1400),
  person uuid not null references desk_person (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  made_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
comment on table desk_passkey is
  'WebAuthn credentials of the desk''s people.';

create index desk_passkey_person on desk_passkey (person);

-- Also records a replaced key, which the role of the API may not do.
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

create table desk_invitation (
  token_hash bytea primary key,
  person uuid not null references desk_person (id) on delete cascade,
  ends_at timestamptz not null
);
comment on table desk_invitation is
  'Links with which a person registers a passkey, once.';

create index desk_invitation_person on desk_invitation (person);

create function note_desk_invitation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('link_made', jsonb_build_object('person', new.person));
  return null;
end
$$;

create trigger note_desk_invitation after insert on desk_invitation
  for each row execute function note_desk_invitation();

create table desk_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'sign_in')),
  person uuid references desk_person (id) on delete cascade,
  ends_at timestamptz not null
);
comment on table desk_challenge is
  'WebAuthn challenges that are waiting to be signed.';

create index desk_challenge_ends on desk_challenge (ends_at);

create index desk_challenge_person on desk_challenge (person);

create table desk_session (
  id uuid not null unique default gen_random_uuid(),
  token_hash bytea primary key,
  person uuid not null references desk_person (id) on delete cascade,
  passkey text not null references desk_passkey (id) on delete cascade,
  -- User agent, for the list of one's own sessions.
  browser text not null,
  made_at timestamptz not null,
  seen_at timestamptz not null
);
comment on table desk_session is
  'Signed-in browsers of the desk.';

create index desk_session_person on desk_session (person);

create index desk_session_passkey on desk_session (passkey);

create function note_desk_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('signed_in', jsonb_build_object('person', new.person));
  return null;
end
$$;

-- Records a sign-out. Sessions deleted with a passkey or person are recorded there; expired ones are not recorded.
create function note_desk_session_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('kongres.actor', true) like 'desk %' then
    insert into journal (deed, facts) values ('session_ended', jsonb_build_object('person', old.person));
  end if;
  return null;
end
$$;

create trigger note_desk_session after insert on desk_session
  for each row execute function note_desk_session();

create trigger note_desk_session_end after delete on desk_session for each row
  when (pg_trigger_depth() = 0) execute function note_desk_session_end();


-- Quotas and prices -------------------------------------------------------------------------

create table ticket_stock (
  ticket text primary key,
  is_open boolean not null,
  capacity integer check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  constraint never_oversold check (capacity is null or held + sold <= capacity)
);
comment on table ticket_stock is
  'Quota and counters of each ticket. Not referenced by foreign keys, which made purchases up to twice as slow.';

create function note_sale() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.capacity is distinct from old.capacity then
    insert into journal (deed, facts) values ('quota_changed',
      jsonb_build_object('ticket', new.ticket, 'from', old.capacity, 'to', new.capacity));
  end if;
  if new.is_open <> old.is_open then
    insert into journal (deed, facts) values (
      case when new.is_open then 'sale_opened' else 'sale_closed' end,
      jsonb_build_object('ticket', new.ticket));
  end if;
  return null;
end
$$;

-- Counters change with every purchase and are not recorded.
create trigger note_sale after update on ticket_stock for each row
  when (old.capacity is distinct from new.capacity or old.is_open <> new.is_open)
  execute function note_sale();

create table ticket_price (
  id bigint generated always as identity primary key,
  ticket text not null,
  since date not null,
  net_minor integer not null check (net_minor > 0),
  withdrawn_at timestamptz
);
comment on table ticket_price is
  'Net price of a ticket from a day on. A row is written once; one that has not begun may be withdrawn. Past '
  'prices are kept because the law asks for them.';

create unique index ticket_price_day on ticket_price (ticket, since) where withdrawn_at is null;

create function note_price() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or new.withdrawn_at is null
      or row(new.ticket, new.since, new.net_minor) is distinct from row(old.ticket, old.since, old.net_minor)) then
    raise exception 'a price is written once, and withdrawn once';
  end if;
  insert into journal (deed, facts)
    select case when tg_op = 'INSERT' then 'price_set' else 'price_withdrawn' end,
      jsonb_build_object('ticket', new.ticket, 'since', new.since, 'net_minor', new.net_minor);
  return null;
end
$$;

create trigger note_price after insert or update on ticket_price
  for each row execute function note_price();


-- Orders ------------------------------------------------------------------------------------

create schema trigram;
create extension if not exists pg_trgm with schema trigram;

-- Identifies a person across orders without a copy of the address, which would have to be corrected and erased.
create function person_of(address text) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(lower(address), 'UTF8'));

-- The text that the desk searches; tax numbers without punctuation.
create function order_words(email text, buyer_name text, company_name text, tax_id text) returns text
  language sql immutable parallel safe
  return lower(email || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(company_name, '') || ' '
    || coalesce(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g'), ''));

create table orders (
  id uuid primary key,
  number integer not null unique generated always as identity (start with 1001),
  -- Hash of idempotency key, ticket and address: a repeated call finds its order.
  attempt bytea,
  token_hash bytea not null unique,
  ticket text not null,
  email text not null,
  language text not null,
  -- Keyed hash of the client's IP address.
  client bytea not null,
  state text not null default 'pending' check (
    state in (
      'pending', 'awaiting_payment', 'processing', 'mismatched', 'expired', 'paid', 'needs_refund',
      'refunded', 'revoked'
    )
  ),
  net_minor integer not null,
  vat_minor integer not null,
  gross_minor integer not null generated always as (net_minor + vat_minor) stored,
  currency text not null,
  refunded_minor integer not null default 0,
  session_id text unique,
  checkout_url text,
  payment_id text unique,
  company_name text,
  tax_id text,
  country text,
  created_at timestamptz not null default now(),
  session_ends_at timestamptz not null,
  hold_ends_at timestamptz not null,
  asked_at timestamptz,
  paid_at timestamptz,
  disputed_at timestamptz,
  -- When the buyer declared the cancellation, which is the legally relevant moment.
  cancelled_at timestamptz,
  -- Amounts as Stripe reports them, which may grow and shrink: refunds that succeeded (refunded_minor above), pending
  -- refunds, lost disputes, open disputes.
  returning_minor integer not null default 0 check (returning_minor >= 0),
  disputed_minor integer not null default 0 check (disputed_minor >= 0),
  frozen_minor integer not null default 0 check (frozen_minor >= 0),
  -- The payment, if amount or currency differ from the order's.
  paid_minor integer,
  paid_currency text,
  -- Incremented by every answer of Stripe; an older answer does not overwrite a newer one.
  money_version integer not null default 0,
  -- Back-off of reconciliation for an order about which Stripe's API fails.
  ask_failures integer not null default 0,
  ask_after timestamptz,
  -- Version of the order's link; older links are invalid.
  token_version integer not null default 0,
  -- Identifies the secret of the link, so that links can be renewed after the secret changes.
  token_key bytea,
  -- Return addresses of the payment page (paid, cancelled). Each opens the order once, for one browser.
  return_hash bytea unique,
  return_claim bytea,
  back_hash bytea unique,
  back_claim bytea,
  -- When the buyer corrected the address, which is possible once.
  mended_at timestamptz,
  -- Since when the mail server rejects the order's address.
  undeliverable_at timestamptz,
  -- For the invoice, as typed on the payment page. One value, so that parts of two addresses never mix.
  buyer_name text,
  billing_address jsonb check (jsonb_typeof(billing_address) = 'object'),
  -- When the buyer agreed to begin before the withdrawal period ends, and the version of the wording.
  consented_at timestamptz,
  consent_version integer,
  -- Complimentary tickets and tickets paid by bank transfer are orders too: number, link, page, accounting.
  origin text not null default 'sale' check (
    origin in (
      'sale', 'free', 'press', 'speaker', 'exhibitor', 'sponsor', 'group', 'transfer', 'invitation'
    )
  ),
  -- Whether it counts towards the quota; always true for a sale.
  is_counted boolean not null default true,
  -- When the ticket was last transferred; the holder is not the buyer since then.
  passed_on_at timestamptz,
  -- A sentence in the email of an issued ticket.
  greeting text check (length(greeting) between 1 and 300),
  -- Lock of a partial refund: Stripe would execute two requests as two refunds.
  refunding_until timestamptz,
  check (hold_ends_at > session_ends_at),
  constraint consent_is_whole check ((consented_at is null) = (consent_version is null)),
  constraint sold_is_counted check (is_counted or origin <> 'sale'),
  constraint nobody_paid_us_here check (
    origin = 'sale' or (session_id is null and payment_id is null)
  ),
  constraint only_gifts_are_revoked check (state <> 'revoked' or origin <> 'sale')
);
comment on table orders is
  'Orders, one ticket each: bought, or issued at the desk.';

-- The key of an expired order may be used again.
create unique index orders_attempt on orders (attempt) where state <> 'expired';

create index orders_open_by_client on orders (client)
  where state in ('pending', 'awaiting_payment', 'processing');

create index orders_hold_ends on orders (hold_ends_at)
  where state in ('pending', 'awaiting_payment', 'processing');

create index orders_person on orders (person_of(email)) where state = 'paid';

create index orders_unpaid on orders (hold_ends_at) where state = 'expired' and payment_id is null;

create index orders_client_left on orders (hold_ends_at)
  where client <> '' and state not in ('pending', 'awaiting_payment', 'processing');

-- Paid orders that reconciliation still asks Stripe about.
create index orders_money_moving on orders (coalesce(asked_at, created_at))
  where state = 'needs_refund' or returning_minor > 0 or frozen_minor > 0;

-- For recovering orders by email: without orders that were never paid.
create index orders_told on orders (lower(email)) where state not in ('pending', 'expired');

create index orders_words on orders
  using gin (order_words(email, buyer_name, company_name, tax_id) trigram.gin_trgm_ops);

-- For the list of payments by day.
create index orders_paid on orders (paid_at, number) where paid_at is not null;

create function note_order() returns trigger
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
  -- Every amount, also of columns added later.
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
    -- An erased buyer and an earlier holder leave no address.
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

create trigger note_order after insert or update or delete on orders
  for each row execute function note_order();

create table old_order_token (
  token_hash bytea primary key,
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null check (reason in ('moved', 'new_secret')),
  retired_at timestamptz not null
);
comment on table old_order_token is
  'Hashes of order links that are no longer valid, and why.';

create index old_order_token_order on old_order_token (order_id);

create table order_search (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null
);
comment on table order_search is
  'Addresses whose owners asked for their orders. Deleted once the worker has written to them, and after an '
  'hour in any case.';

create index order_search_created on order_search (created_at);

create table order_note (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  author uuid not null references desk_person (id),
  noted_at timestamptz not null default now(),
  text text not null check (length(text) between 1 and 2000)
);
comment on table order_note is
  'Internal notes about an order. Deleted with the order and when its buyer is erased.';

create index order_note_order on order_note (order_id);

create function note_order_note() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Not recorded if the order itself is being deleted.
  insert into journal (deed, order_number)
    select case when tg_op = 'INSERT' then 'note_added' else 'note_removed' end, number
      from orders where id = case when tg_op = 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger note_order_note after insert or delete on order_note
  for each row execute function note_order_note();

create table payment_detail (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Stripe's name: card, blik, p24.
  method text check (length(method) between 1 and 60),
  fee_minor integer,
  fee_currency text check (length(fee_currency) = 3),
  -- Null once both are known. A bank payment has no fee until the money has arrived.
  ask_after timestamptz,
  failures integer not null default 0,
  check ((fee_minor is null) = (fee_currency is null)),
  check (ask_after is not null or (method is not null and fee_minor is not null))
);
comment on table payment_detail is
  'Payment method and Stripe''s fee of an order, fetched after the payment.';

create index payment_detail_ask on payment_detail (ask_after) where ask_after is not null;

create table stripe_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
comment on table stripe_event is
  'Stripe events that were processed, so that a repeated delivery changes nothing.';

create index stripe_event_received on stripe_event (received_at);

create trigger note_deletion after delete on stripe_event
  referencing old table as gone for each statement execute function note_deletion();

create table contact_proof (
  signature text primary key,
  expires_at timestamptz not null
);
comment on table contact_proof is
  'Proofs of work that were used, in the contact form and the purchase.';

create index contact_proof_expires on contact_proof (expires_at);

create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limit is
  'Counters of the rate limiter. Unlogged: losing them in a crash does no harm.';

-- Raises the next order number to the highest that Stripe knows: after a restore a number must not be given twice.
-- Returns the highest number given.
create function raise_order_numbers(p_floor integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sequence regclass := pg_get_serial_sequence('orders', 'number');
  v_last bigint;
begin
  perform pg_advisory_xact_lock(hashtext('order numbers'));
  select last_value into v_last from pg_sequences
    where format('%I.%I', schemaname, sequencename)::regclass = v_sequence;
  if coalesce(v_last, 0) < p_floor then
    perform setval(v_sequence, p_floor);
  end if;
  return greatest(v_last, p_floor);
end
$$;

/*
 * Places an order that holds one ticket, or returns why not, in one round trip. The counter is updated last, so that
 * its row is locked briefly. Without a key every call is a new purchase; an existing order is found by its key alone.
 * `proof_helps`: the same call with a proof of work would be accepted. Security definer, because it deletes the order
 * again if the last ticket was sold meanwhile; the role of the API may not delete orders.
 */
create function place_hold(
  p_id uuid, p_attempt bytea, p_token_hash bytea, p_token_key bytea, p_return_hash bytea,
  p_back_hash bytea, p_ticket text, p_email text, p_language text,
  p_client bytea, p_net_minor integer, p_vat_minor integer, p_currency text,
  p_session_ends_at timestamptz, p_hold_ends_at timestamptz,
  p_free_holds integer, p_holds_per_client integer,
  p_proof text, p_proof_expires_at timestamptz
) returns table (outcome text, order_id uuid, order_number integer, proof_helps boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_existing orders;
  v_stock ticket_stock;
  v_open bigint;
  v_number integer;
begin
  -- Serialises calls with one key, which would both find no order, and calls of one client, which would both count the
  -- same open orders.
  if p_attempt is not null then
    perform pg_advisory_xact_lock(1, hashtext(encode(p_attempt, 'hex')));
  end if;
  perform pg_advisory_xact_lock(2, hashtext(encode(p_client, 'hex')));

  if p_attempt is not null then
    select * into v_existing from orders where attempt = p_attempt and state <> 'expired';
    if found then
      return query select 'existing', v_existing.id, v_existing.number, false;
      return;
    end if;
  end if;

  select * into v_stock from ticket_stock where ticket = p_ticket;
  if not v_stock.is_open then
    return query select 'closed', null::uuid, null::integer, false;
    return;
  end if;
  if v_stock.held + v_stock.sold >= v_stock.capacity then
    return query select 'sold_out', null::uuid, null::integer, false;
    return;
  end if;

  select count(*) into v_open from orders
    where client = p_client and state in ('pending', 'awaiting_payment', 'processing');
  if v_open >= p_holds_per_client then
    return query select 'too_many', null::uuid, null::integer, false;
    return;
  end if;
  if v_open >= p_free_holds then
    if p_proof is null then
      return query select 'too_many', null::uuid, null::integer, true;
      return;
    end if;
    insert into contact_proof (signature, expires_at) values (p_proof, p_proof_expires_at)
      on conflict do nothing;
    if not found then
      return query select 'proof_used', null::uuid, null::integer, true;
      return;
    end if;
  end if;

  insert into orders (
    id, attempt, token_hash, token_key, return_hash, back_hash, ticket, email, language, client,
    net_minor, vat_minor, currency, session_ends_at, hold_ends_at
  ) values (
    p_id, p_attempt, p_token_hash, p_token_key, p_return_hash, p_back_hash, p_ticket, p_email,
    p_language, p_client, p_net_minor, p_vat_minor, p_currency, p_session_ends_at, p_hold_ends_at
  ) returning number into v_number;
  update ticket_stock set held = held + 1
    where ticket = p_ticket and is_open and (capacity is null or held + sold < capacity);
  if not found then
    delete from orders where id = p_id;
    return query select 'sold_out', null::uuid, null::integer, false;
    return;
  end if;
  return query select 'held', p_id, v_number, false;
end
$$;

-- Records an action that changes no row of its own: a requested refund, a resent ticket.
create function note_wish(p_deed text, p_order_number integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_deed not in ('refund_asked', 'ticket_resent') then
    raise exception 'the journal knows no %', p_deed using errcode = 'insufficient_privilege';
  end if;
  insert into journal (deed, order_number) values (p_deed, p_order_number);
end
$$;


-- Tickets -----------------------------------------------------------------------------------

create table ticket (
  order_id uuid primary key references orders (id),
  code text not null unique,
  issued_at timestamptz not null default now(),
  void_at timestamptz,
  -- The address can be corrected until the ticket is downloaded.
  downloaded_at timestamptz,
  used_at timestamptz
);
comment on table ticket is
  'The ticket of a paid or issued order.';

create function note_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number integer;
begin
  if tg_op = 'DELETE' then
    select number into v_number from orders where id = old.order_id;
    insert into journal (deed, order_number) values ('ticket_deleted', v_number);
    return null;
  end if;
  select number into v_number from orders where id = new.order_id;
  if tg_op = 'INSERT' then
    insert into journal (deed, order_number) values ('ticket_issued', v_number);
    return null;
  end if;
  if (new.void_at is null) <> (old.void_at is null) then
    insert into journal (deed, order_number) values (
      case when new.void_at is null then 'ticket_revived' else 'ticket_voided' end, v_number);
  end if;
  if (new.used_at is null) <> (old.used_at is null) then
    insert into journal (deed, order_number) values (
      case when new.used_at is null then 'entry_taken_back' else 'entry' end, v_number);
  end if;
  if new.code <> old.code or new.order_id <> old.order_id then
    insert into journal (deed, order_number) values ('ticket_replaced', v_number);
  end if;
  return null;
end
$$;

create trigger note_ticket after insert or update or delete on ticket
  for each row execute function note_ticket();


-- Schedule, workshops and benefits ----------------------------------------------------------

create table ticket_week (
  order_id uuid primary key references orders (id) on delete cascade,
  stars text[] not null default '{}' check (cardinality(stars) <= 500),
  done text[] not null default '{}',
  changed_at timestamptz not null default present_moment()
);
comment on table ticket_week is
  'Starred sessions and finished checklist items of a ticket, the same on every device.';

create table workshop (
  id text primary key,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  seats integer not null,
  taken integer not null default 0,
  -- Whether the published programme has it.
  is_listed boolean not null default true,
  check (starts_at < ends_at),
  constraint workshop_has_seats check (taken between 0 and seats)
);
comment on table workshop is
  'Workshops of the published programme with their seats; id is the session''s.';

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

create table workshop_place (
  workshop text not null references workshop (id),
  order_id uuid not null references orders (id) on delete cascade,
  state text not null check (state in ('booked', 'waiting')),
  asked_at timestamptz not null default present_moment(),
  -- Order of the waiting list.
  turn integer generated always as identity,
  primary key (workshop, order_id)
);
comment on table workshop_place is
  'Booked and waiting places of workshops.';

create index workshop_place_order on workshop_place (order_id);

create index workshop_place_waiting on workshop_place (workshop, turn) where state = 'waiting';

-- Counted by a trigger, so that every writer is held to `workshop_has_seats`.
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

create table benefit (
  id text primary key,
  address text,
  starts_at timestamptz
);
comment on table benefit is
  'Place and time of a ticket''s benefit; both null until they are announced.';

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


-- Order emails and alarms -------------------------------------------------------------------

create table mail (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Counts repetitions of the same kind.
  copy integer not null default 0,
  -- Set if the email does not go to the order's present address; erased once it is sent.
  recipient text,
  -- When a server rejected it for good, and why in our words: the server's may contain the address.
  failed_at timestamptz,
  failure text,
  -- Set if the email is not for the order's present holder.
  language text,
  workshop text references workshop (id),
  unique (order_id, kind, copy)
);
comment on table mail is
  'Emails about orders, each kind and copy once.';

create trigger note_deletion after delete on mail
  referencing old table as gone for each statement execute function note_deletion();

create table alarm (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Id of an order, a checkout or a job.
  subject text not null,
  order_id uuid references orders (id),
  facts jsonb not null default '{}',
  raised_at timestamptz not null default now(),
  mailed_at timestamptz,
  settled_at timestamptz,
  unique (kind, subject)
);
comment on table alarm is
  'Incidents that need a person: sent once by email, listed until they are closed. Holds ids and numbers, never '
  'a personal value.';

create index alarm_order on alarm (order_id) where order_id is not null;

create index alarm_not_mailed on alarm (raised_at) where mailed_at is null;

create function note_alarm() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number integer;
  v_facts jsonb := jsonb_build_object('kind', new.kind);
begin
  if new.order_id is null then
    v_facts := v_facts || jsonb_build_object('subject', new.subject);
  else
    select number into v_number from orders where id = new.order_id;
  end if;
  if tg_op = 'INSERT' or (new.settled_at is null and old.settled_at is not null) then
    insert into journal (deed, order_number, facts) values ('alarm_raised', v_number, v_facts);
  elsif new.settled_at is not null and old.settled_at is null then
    insert into journal (deed, order_number, facts) values ('alarm_settled', v_number, v_facts);
  end if;
  return null;
end
$$;

create trigger note_alarm after insert or update on alarm
  for each row execute function note_alarm();

create trigger note_deletion after delete on alarm
  referencing old table as gone for each statement execute function note_deletion();


-- Announcements -----------------------------------------------------------------------------

create table announcement (
  name text primary key,
  created_at timestamptz not null default now(),
  state text not null default 'done'
    check (state in ('draft', 'planned', 'sending', 'done')),
  -- Incremented by every change of a draft; saving names the revision that was read.
  revision integer not null default 1,
  draft jsonb not null default '{}',
  -- Empty: everybody with a valid ticket.
  audience jsonb not null default '{}',
  send_at timestamptz,
  -- Id of the request that planned it.
  request text,
  changed_at timestamptz not null default now(),
  -- Set for automatic announcements.
  reminder text check (reminder in ('week', 'day', 'hour')),
  check (state <> 'planned' or send_at is not null)
);
comment on table announcement is
  'Emails to ticket holders.';

create index announcement_under_way on announcement (send_at) where state in ('planned', 'sending');

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

create table announcement_text (
  announcement text not null references announcement (name),
  language text not null,
  subject text not null,
  body text not null,
  primary key (announcement, language)
);
comment on table announcement_text is
  'Final texts of an announcement by language, fixed when sending begins.';

create table announcement_person (
  announcement text not null references announcement (name) on delete cascade,
  person bytea not null,
  primary key (announcement, person)
);
comment on table announcement_person is
  'Recipients of an announcement that goes to single people, by hash of their address.';

create index announcement_person_person on announcement_person (person);

create table announcement_mail (
  id uuid not null unique default gen_random_uuid(),
  announcement text not null references announcement (name),
  person bytea not null,
  language text not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  primary key (announcement, person)
);
comment on table announcement_mail is
  'One row for each recipient of an announcement, by hash of the address: makes a second copy impossible.';

create function note_announcement() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts)
    select 'announcement_queued', jsonb_build_object('announcement', announcement, 'count', count(*))
      from added group by announcement;
  return null;
end
$$;

create trigger note_announcement after insert on announcement_mail
  referencing new table as added for each statement execute function note_announcement();

create trigger note_deletion after delete on announcement_mail
  referencing old table as gone for each statement execute function note_deletion();

create table announcement_trial (
  id uuid primary key default gen_random_uuid(),
  announcement text not null references announcement (name) on delete cascade,
  person uuid not null references desk_person (id) on delete cascade,
  language text not null,
  asked_at timestamptz not null default now()
);
comment on table announcement_trial is
  'Test emails of an announcement to a person of the desk; deleted once sent.';

create index announcement_trial_announcement on announcement_trial (announcement);

create index announcement_trial_person on announcement_trial (person);

create table reminder (
  kind text primary key check (kind in ('week', 'day', 'hour')),
  is_on boolean not null default false
);
comment on table reminder is
  'Automatic announcements, switched on and off at the desk.';

insert into reminder (kind) values ('week'), ('day'), ('hour');

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

-- Deletes a draft from which nothing was sent.
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

-- Deletes an unsent email whose recipient has no valid ticket any more.
create function drop_owed_announcement(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from announcement_mail m
    where m.id = p_id and m.sent_at is null and not exists (
      select from orders o join ticket t on t.order_id = o.id
        where person_of(o.email) = m.person and o.state = 'paid' and t.void_at is null
    )
$$;


-- Contact form and inbox --------------------------------------------------------------------

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  topic text,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null,
  created_at timestamptz not null default now(),
  number integer not null generated by default as identity,
  state text not null default 'open' check (state in ('open', 'answered', 'closed'))
);
comment on table contact_message is
  'Messages of the contact form.';

create index contact_message_created on contact_message (created_at);

create index contact_message_email on contact_message (lower(email));

create unique index contact_message_number on contact_message (number);

create index contact_message_state on contact_message (state, number);

create index contact_message_topic on contact_message (topic, number);

create index contact_message_topic_state on contact_message (topic, state, number);

-- Records the number only: the message is deleted in time, the journal later.
create function note_contact_state() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('contact_state',
    jsonb_build_object('message', new.number, 'from', old.state, 'to', new.state));
  return null;
end
$$;

create trigger note_deletion after delete on contact_message
  referencing old table as gone for each statement execute function note_deletion();

create trigger note_contact_state after update on contact_message for each row
  when (old.state <> new.state) execute function note_contact_state();

create table contact_mail (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message (id) on delete cascade,
  kind text not null check (kind in ('message', 'confirmation')),
  queued_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  unique (message_id, kind)
);
comment on table contact_mail is
  'Emails about a message, each kind once; deleted with it.';

create table contact_answer (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message (id) on delete cascade,
  author uuid not null references desk_person (id),
  text text not null check (length(text) between 1 and 5000),
  written_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
comment on table contact_answer is
  'Answers to a message, sent by the worker; deleted with it.';

create index contact_answer_message on contact_answer (message_id);

create function note_contact_answer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) select 'contact_answered',
    jsonb_build_object('message', number) from contact_message where id = new.message_id;
  return null;
end
$$;

create trigger note_contact_answer after insert on contact_answer
  for each row execute function note_contact_answer();


-- Footer ------------------------------------------------------------------------------------

create table footer_draft (
  language text primary key,
  top text not null,
  middle text not null,
  bottom text not null,
  saved_at timestamptz not null,
  -- Changes with every saving: detects that somebody saves over a newer draft.
  mark uuid not null default gen_random_uuid(),
  author uuid references desk_person (id)
);
comment on table footer_draft is
  'Footer fragments that are saved and not published.';

create function note_footer_draft() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    insert into journal (deed, facts) values ('footer_drafted', jsonb_build_object('language', new.language));
    return null;
  end if;
  -- Publishing deletes the draft and is recorded by footer_version.
  if (select row(top, middle, bottom) is distinct from row(old.top, old.middle, old.bottom)
      from footer_version where language = old.language order by version desc limit 1) is not false then
    insert into journal (deed, facts) values ('footer_draft_dropped',
      jsonb_build_object('language', old.language));
  end if;
  return null;
end
$$;

create trigger note_footer_draft after insert or update or delete on footer_draft
  for each row execute function note_footer_draft();

create table footer_version (
  language text not null,
  version integer not null check (version > 0),
  top text,
  middle text,
  bottom text,
  restored integer,
  published_at timestamptz not null,
  primary key (language, version),
  check (num_nulls(top, middle, bottom) in (0, 3))
);
comment on table footer_version is
  'Published footers; the newest version of a language is shown. Without fragments the footer of the build is '
  'shown.';

create function note_footer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('footer_published', jsonb_strip_nulls(
    jsonb_build_object('language', new.language, 'version', new.version, 'restored', new.restored)));
  return null;
end
$$;

create trigger note_footer after insert on footer_version
  for each row execute function note_footer();


-- Live --------------------------------------------------------------------------------------

create table live_room (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- By language; only for rooms that the programme does not have.
  name jsonb,
  -- { kind: 'stream' }, { kind: 'frame', provider, id } or { kind: 'link', address }.
  source jsonb not null,
  is_open boolean not null default false,
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 600)
);
comment on table live_room is
  'Rooms as the hosts set them. Rooms themselves are part of the programme.';

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

create function note_slow_mode() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts) values ('slow_mode', jsonb_build_object(
    'room', new.id, 'seconds', jsonb_build_array(old.slow_seconds, new.slow_seconds)));
  return null;
end
$$;

create trigger note_live_room after insert or update on live_room
  for each row execute function note_live_room();

create trigger note_slow_mode after update on live_room for each row
  when (old.slow_seconds <> new.slow_seconds) execute function note_slow_mode();

create table live_session (
  id text primary key check (id ~ '^[a-z0-9-]{1,120}$'),
  is_cancelled boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  room text,
  check ((starts_at is null) = (ends_at is null) and ends_at > starts_at)
);
comment on table live_session is
  'Sessions that the hosts moved or cancelled.';

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

create table live_word (
  id integer generated always as identity primary key,
  text jsonb not null,
  said_at timestamptz not null default present_moment(),
  ended_at timestamptz
);
comment on table live_word is
  'Banners shown to everybody inside; the newest one that has not ended counts.';

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

create table session_source (
  session text primary key check (session ~ '^[a-z0-9-]{1,120}$'),
  room text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  source jsonb not null,
  check (starts_at < ends_at)
);
comment on table session_source is
  'Stream source of a session that does not use its room''s. Room and hours are copied from the programme.';

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

create table visit (
  order_id uuid primary key references orders (id) on delete cascade,
  generation integer not null default 1,
  -- Hash of a random name that the device gave itself.
  device bytea not null,
  room text not null,
  entered_at timestamptz not null,
  renewed_at timestamptz not null
) with (fillfactor = 60);
comment on table visit is
  'The one device that is inside with a ticket. A later device takes the row over with the next generation, which '
  'ends the earlier one. Renewed every forty seconds, hence the fill factor.';

create table attendance (
  order_id uuid primary key references orders (id) on delete cascade,
  seconds integer[] not null
) with (fillfactor = 60);
comment on table attendance is
  'Seconds that a ticket was inside while it was live, by day of the congress.';

create table certificate (
  code text primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('attendance', 'praktyk')),
  name text not null check (length(name) between 1 and 80),
  seconds integer[] not null,
  issued_at timestamptz not null default present_moment(),
  unique (order_id, kind)
);
comment on table certificate is
  'Issued certificates, with the name that the holder typed.';

create function note_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, order_number, facts)
    select 'certificate_drawn', number, jsonb_build_object('kind', new.kind)
      from orders where id = new.order_id;
  return null;
end
$$;

create trigger note_certificate after insert on certificate
  for each row execute function note_certificate();

create table praktyk_grant (
  order_id uuid primary key references orders (id) on delete cascade,
  granted_at timestamptz not null default present_moment()
);
comment on table praktyk_grant is
  'Tickets that earned the second certificate of the VIP ticket.';

create function note_praktyk_grant() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, order_number)
    select case tg_op when 'INSERT' then 'praktyk_granted' else 'praktyk_taken_back' end, number
      from orders where id = case tg_op when 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger note_praktyk_grant after insert or delete on praktyk_grant
  for each row execute function note_praktyk_grant();


-- Room chat ---------------------------------------------------------------------------------

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
comment on table room_message is
  'Chat messages and questions of a room. The author is a name chosen for it; the order is for moderation and '
  'erasure only.';

create index room_message_room on room_message (room, kind, id desc);

create index room_message_order on room_message (order_id);

create index room_message_written on room_message (written_at);

-- At most one question is being answered.
create unique index room_message_stage on room_message (room) where state = 'stage';

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

-- Votes are not recorded.
create trigger note_room_message after update on room_message for each row
  when (old.state <> new.state) execute function note_room_message();

create table question_vote (
  message_id integer references room_message (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  primary key (message_id, order_id)
);
comment on table question_vote is
  'Votes for questions, one per ticket.';

create index question_vote_order on question_vote (order_id);

create table muted_order (
  order_id uuid primary key references orders (id) on delete cascade,
  muted_at timestamptz not null default present_moment()
);
comment on table muted_order is
  'Tickets that may not write in the chat.';

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


-- Recordings and materials ------------------------------------------------------------------

create table recording (
  session text primary key check (session ~ '^[a-z0-9-]{1,120}$'),
  is_workshop boolean not null,
  -- { kind: 'stream' } for uploaded files, otherwise as in live_room.
  source jsonb not null,
  seconds integer not null check (seconds between 1 and 86400)
);
comment on table recording is
  'Recordings of sessions. is_workshop is copied from the programme: it decides which tickets open the '
  'recording.';

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

create table material (
  id integer generated always as identity primary key,
  session text not null check (session ~ '^[a-z0-9-]{1,120}$'),
  -- By language.
  name jsonb not null,
  file_name text check (file_name ~ '^[a-z0-9-]{1,60}[.][a-z0-9]{1,5}$'),
  content bytea check (octet_length(content) between 1 and 26214400),
  address text,
  -- Part of the download link. Stored, so that a download does not read the file twice; from name and content, so that
  -- a number reused after a restore never opens another file.
  mark text generated always as (left(md5(file_name || md5(content)), 12)) stored,
  check ((address is null) = (content is not null) and (file_name is null) = (content is null))
);
comment on table material is
  'Files and links that speakers hand out.';

create index material_session on material (session);

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

create table watched (
  order_id uuid not null references orders (id) on delete cascade,
  session text not null references recording (session) on delete cascade,
  seconds integer not null check (seconds between 0 and 86400),
  watched_at timestamptz not null,
  primary key (order_id, session)
) with (fillfactor = 80);
comment on table watched is
  'Where a ticket stopped watching a recording, the same on every device.';

create index watched_old on watched (watched_at);


-- Erasure -----------------------------------------------------------------------------------

-- Deletes orders that were never paid. A payment, refund, dispute, ticket or alarm keeps the order, except an alarm
-- about an undeliverable email.
create function delete_unpaid_orders(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_since timestamptz := kept_since('unpaid_order');
  v_ids uuid[];
  v_deleted integer;
begin
  select array_agg(id) into v_ids from (
    select id from orders o
      where state = 'expired' and payment_id is null and paid_at is null and refunded_minor = 0
        and disputed_at is null and cancelled_at is null
        and hold_ends_at < v_since and created_at < v_since
        and not exists (select from ticket t where t.order_id = o.id)
        and not exists (
          select from alarm a
            where a.order_id = o.id and a.kind not in ('undeliverable', 'job_exhausted')
        )
        and not exists (
          select from journal j where j.order_number = o.number and j.at >= v_since
        )
      order by hold_ends_at limit batch_of(p_limit) for update skip locked
  ) old;
  delete from mail where order_id = any (v_ids);
  delete from alarm where order_id = any (v_ids);
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Deletes orders whose accounting period is over, with their alarms, and closed alarms of that age without an order.
create function delete_settled_orders(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_since timestamptz := kept_since('settled_order');
  v_ids uuid[];
  v_sold record;
  v_deleted integer;
begin
  select array_agg(id) into v_ids from (
    select o.id from orders o left join ticket t on t.order_id = o.id
      where o.state in ('paid', 'refunded', 'expired', 'revoked')
        and greatest(
          o.created_at, o.paid_at, o.cancelled_at, o.disputed_at, o.passed_on_at, t.void_at,
          t.used_at
        ) < v_since
        and not exists (
          select from journal j where j.order_number = o.number and j.at >= v_since
        )
      limit batch_of(p_limit) for update of o skip locked
  ) old;
  delete from mail where order_id = any (v_ids);
  delete from alarm where order_id = any (v_ids);
  delete from alarm where id in (
    select id from alarm where order_id is null and settled_at < v_since and raised_at < v_since
      limit batch_of(p_limit) for update skip locked
  );
  delete from ticket where order_id = any (v_ids);
  -- Keeps the counter equal to the rows. Ordered by ticket, so that two runs lock in the same order.
  for v_sold in
    select ticket, count(*)::integer as count from orders
      where id = any (v_ids) and state = 'paid' and is_counted group by ticket order by ticket
  loop
    update ticket_stock set sold = sold - v_sold.count where ticket = v_sold.ticket;
  end loop;
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Emails and answers are deleted with their message.
create function delete_old_messages(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := kept_since('message');
  v_deleted integer;
begin
  delete from contact_message where id in (
    select id from contact_message where created_at < v_since
      order by created_at limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- The journal is kept as long as accounting records.
create function delete_old_journal(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := kept_since('settled_order');
  v_deleted integer;
begin
  delete from journal where id in (
    select id from journal where at < v_since
      order by id limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

create function delete_payment_events(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := kept_since('payment_event');
  v_deleted integer;
begin
  delete from stripe_event where id in (
    select id from stripe_event where received_at < v_since
      order by received_at limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Deletes recipients of whom no order is left.
create function delete_recipients(p_limit integer) returns integer
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

-- Deletes the person's messages and removes the address from those of others.
create function forget_messages(p_email text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_pattern text := regexp_replace(p_email, '[^[:alnum:]]', '\\\&', 'g');
begin
  if p_email not like '%_@_%' or exists (select from orders where lower(email) = lower(p_email)) then
    raise exception 'no address, or an order still has it';
  end if;
  delete from contact_message where lower(email) = lower(p_email);
  update contact_message set
      name = regexp_replace(name, v_pattern, '[…]', 'gi'),
      subject = regexp_replace(subject, v_pattern, '[…]', 'gi'),
      message = regexp_replace(message, v_pattern, '[…]', 'gi')
    where position(lower(p_email) in lower(name || ' ' || subject || ' ' || message)) > 0;
  update contact_answer set text = regexp_replace(text, v_pattern, '[…]', 'gi')
    where position(lower(p_email) in lower(text)) > 0;
end
$$;

-- Deletes unsent emails to an erased buyer.
create function forget_mails(p_order uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail m using orders o
    where m.order_id = p_order and o.id = p_order and o.email like '%@invalid'
      and m.sent_at is null
$$;

-- Also of orders whose address was corrected, with all their other values.
create function forget_journal_values(p_email text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from journal_value where order_number in (
    select order_number from journal_value
      where lower(p_email) in (lower(before ->> 'email'), lower(after ->> 'email')))
$$;

-- Sent emails stay counted, under a random hash. Orders are erased first.
create function forget_announcements(p_email text) returns void
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

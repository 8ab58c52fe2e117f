-- Up Migration

-- Time and retention ------------------------------------------------------------------------

-- Clock of the retention rules. Only the owner can replace it; tests do.
create function retention_now() returns timestamptz language sql stable return now();

create table retention (
  kind text primary key check (
    kind in ('unpaid_order', 'settled_order', 'message', 'payment_event')
  ),
  keep_for interval not null,
  constraint retention_minimum check (
    keep_for >= case kind
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
  'Retention period of each kind of row. Migrations write it from the facts of the privacy policy.';

-- Rows of this kind older than the result may be deleted. Null without a rule: nothing is deleted. Accounting periods
-- run from the end of the tax year, which is the calendar year in Poland.
create function retention_cutoff(p_kind text) returns timestamptz language sql stable
  return (
    select case kind
      when 'settled_order' then
        date_trunc('year', retention_now() at time zone 'Europe/Warsaw' - keep_for)
          at time zone 'Europe/Warsaw'
      else retention_now() - keep_for
    end from retention where kind = p_kind
  );

-- Rows deleted per call. Small batches keep locks short.
create function batch_size(p_limit integer) returns integer language sql immutable
  return greatest(0, least(p_limit, 1000));

create function log_retention_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('retention_changed',
    jsonb_build_object('kind', new.kind, 'from', old.keep_for, 'to', new.keep_for));
  return null;
end
$$;

create trigger log_retention_change after update on retention for each row
  when (old.keep_for <> new.keep_for) execute function log_retention_change();

create table edition_clock (
  is_only boolean primary key default true check (is_only),
  setting timestamptz,
  started_at timestamptz not null
);
comment on table edition_clock is
  'EDITION_CLOCK and the time it was first used, in one row. All processes share it, also after a restart.';


-- Audit log ---------------------------------------------------------------------------------

create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default retention_now(),
  -- A staff member ('desk <id>'), otherwise the application_name of the connection.
  actor text not null default coalesce(
    nullif(current_setting('kongres.actor', true), ''),
    nullif(current_setting('application_name'), ''),
    'unknown'
  ),
  -- The database role. Unlike actor, a compromised process cannot choose it.
  role text not null default session_user,
  action text not null,
  order_number integer,
  details jsonb not null default '{}',
  -- The request id of the application logs.
  request_id text default nullif(current_setting('kongres.request_id', true), '')
);
comment on table audit_log is
  'Changes of orders, tickets, settings and content, with actor and time. Written by triggers. Holds ids and '
  'numbers, no personal data.';

create index audit_log_order on audit_log (order_number, id) where order_number is not null;

create index audit_log_created on audit_log (created_at);

-- For the list of complimentary tickets.
create index audit_log_issued on audit_log (id) where action = 'order_placed' and details ? 'origin';

-- For the list of refunds by day.
create index audit_log_amounts on audit_log (id) where action = 'order_amounts_changed';

create function refuse_audit_log_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < retention_cutoff('settled_order') then
      return old;
    end if;
  end if;
  raise exception 'audit log entries cannot be changed' using errcode = 'insufficient_privilege';
end
$$;

create function log_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details)
    select 'rows_deleted', jsonb_build_object('table', tg_table_name, 'count', count(*))
      from gone having count(*) > 0;
  return null;
end
$$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_log_change();

create trigger audit_log_is_not_truncated before truncate on audit_log
  for each statement execute function refuse_audit_log_change();

create trigger log_deletion after delete on audit_log
  referencing old table as gone for each statement execute function log_deletion();

create table audit_log_value (
  audit_log_id bigint primary key,
  order_number integer not null,
  before jsonb not null,
  after jsonb not null
);
comment on table audit_log_value is
  'Personal values before and after a change in the audit log. Deleted with the order and when the person is '
  'erased.';

create index audit_log_value_order on audit_log_value (order_number);

-- Records an export: sheet, period and number of rows, no personal data.
create function record_export(p_details jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from jsonb_each(p_details)
      where key not in ('sheet', 'format', 'since', 'until', 'ticket', 'language', 'rows')
        or length(value::text) > 30) then
    raise exception 'unexpected export details' using errcode = 'insufficient_privilege';
  end if;
  insert into audit_log (action, details) values ('list_exported', p_details);
end
$$;

-- Records the requested amount, because Stripe's event may arrive before the API response.
create function record_partial_refund_request(p_order_number integer, p_minor integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into audit_log (action, order_number, details)
    values ('partial_refund_requested', p_order_number, jsonb_build_object('requested_minor', p_minor))
$$;


-- Staff -------------------------------------------------------------------------------------

create table staff_member (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  -- Null once deactivated.
  email text check (length(email) <= 254),
  role text not null check (role in ('owner', 'sales', 'editor', 'host', 'reader')),
  invited_at timestamptz not null default now(),
  deactivated_at timestamptz,
  check ((email is null) = (deactivated_at is not null))
);
comment on table staff_member is
  'Users of the desk with their role. Never deleted, because the audit log refers to them. Deactivation clears the '
  'email address and keeps id and name.';

create unique index staff_member_email on staff_member (lower(email)) where email is not null;

create function log_staff_member() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into audit_log (action, details) values ('staff_invited',
      jsonb_build_object('staff_member', new.id, 'role', new.role));
    return null;
  end if;
  if new.role <> old.role then
    insert into audit_log (action, details) values ('staff_role_changed',
      jsonb_build_object('staff_member', new.id, 'from', old.role, 'to', new.role));
  end if;
  if new.deactivated_at is distinct from old.deactivated_at then
    insert into audit_log (action, details) values (
      case when new.deactivated_at is null then 'staff_reactivated' else 'staff_deactivated' end,
      jsonb_build_object('staff_member', new.id));
  elsif new.name <> old.name or new.email <> old.email then
    insert into audit_log (action, details) values ('staff_changed', jsonb_build_object('staff_member', new.id));
  end if;
  return null;
end
$$;

create trigger log_staff_member after insert or update on staff_member
  for each row execute function log_staff_member();

create table staff_passkey (
  id text primary key check (length(id) <= 1400),
  staff_id uuid not null references staff_member (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
comment on table staff_passkey is
  'WebAuthn credentials of staff members.';

create index staff_passkey_staff on staff_passkey (staff_id);

-- Also records a replaced key, although the role of the API has no right to replace one.
create function log_staff_passkey() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into audit_log (action, details) values ('passkey_replaced', jsonb_build_object('staff_member', new.staff_id));
  else
    insert into audit_log (action, details) values (
      case when tg_op = 'INSERT' then 'passkey_created' else 'passkey_removed' end,
      jsonb_build_object('staff_member', case when tg_op = 'INSERT' then new.staff_id else old.staff_id end));
  end if;
  return null;
end
$$;

create trigger log_staff_passkey after insert or delete on staff_passkey
  for each row execute function log_staff_passkey();

create trigger log_staff_passkey_change after update on staff_passkey for each row
  when (old.public_key <> new.public_key or old.staff_id <> new.staff_id or old.id <> new.id)
  execute function log_staff_passkey();

create table staff_invitation (
  token_hash bytea primary key,
  staff_id uuid not null references staff_member (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table staff_invitation is
  'Single-use links for registering a passkey.';

create index staff_invitation_staff on staff_invitation (staff_id);

create function log_staff_invitation() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('invitation_created', jsonb_build_object('staff_member', new.staff_id));
  return null;
end
$$;

create trigger log_staff_invitation after insert on staff_invitation
  for each row execute function log_staff_invitation();

create table staff_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'sign_in')),
  staff_id uuid references staff_member (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table staff_challenge is
  'Pending WebAuthn challenges.';

create index staff_challenge_expires on staff_challenge (expires_at);

create index staff_challenge_staff on staff_challenge (staff_id);

create table staff_session (
  id uuid not null unique default gen_random_uuid(),
  token_hash bytea primary key,
  staff_id uuid not null references staff_member (id) on delete cascade,
  passkey_id text not null references staff_passkey (id) on delete cascade,
  -- User agent, shown in the list of sessions.
  browser text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on table staff_session is
  'Sessions of the desk, one for each signed-in browser.';

create index staff_session_staff on staff_session (staff_id);

create index staff_session_passkey on staff_session (passkey_id);

create function log_staff_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('signed_in', jsonb_build_object('staff_member', new.staff_id));
  return null;
end
$$;

-- Records a sign-out. Sessions deleted by cascade are covered by the entry of the passkey or staff member; expired ones
-- are not recorded.
create function log_staff_sign_out() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('kongres.actor', true) like 'desk %' then
    insert into audit_log (action, details) values ('signed_out', jsonb_build_object('staff_member', old.staff_id));
  end if;
  return null;
end
$$;

create trigger log_staff_session after insert on staff_session
  for each row execute function log_staff_session();

create trigger log_staff_sign_out after delete on staff_session for each row
  when (pg_trigger_depth() = 0) execute function log_staff_sign_out();


-- Quotas and prices -------------------------------------------------------------------------

create table ticket_quota (
  ticket text primary key,
  is_open boolean not null,
  quota_limit integer check (quota_limit >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  constraint quota_not_exceeded check (quota_limit is null or held + sold <= quota_limit)
);
comment on table ticket_quota is
  'Quota and counters of each ticket. Without foreign keys to it, which made purchases up to twice as slow.';

create function log_ticket_quota() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.quota_limit is distinct from old.quota_limit then
    insert into audit_log (action, details) values ('quota_changed',
      jsonb_build_object('ticket', new.ticket, 'from', old.quota_limit, 'to', new.quota_limit));
  end if;
  if new.is_open <> old.is_open then
    insert into audit_log (action, details) values (
      case when new.is_open then 'sale_opened' else 'sale_closed' end,
      jsonb_build_object('ticket', new.ticket));
  end if;
  return null;
end
$$;

-- Changes of the counters are not recorded: every purchase makes one.
create trigger log_ticket_quota after update on ticket_quota for each row
  when (old.quota_limit is distinct from new.quota_limit or old.is_open <> new.is_open)
  execute function log_ticket_quota();

create table ticket_price (
  id bigint generated always as identity primary key,
  ticket text not null,
  since date not null,
  net_minor integer not null check (net_minor > 0),
  withdrawn_at timestamptz
);
comment on table ticket_price is
  'Net price of a ticket from a day on. Rows are immutable; a future price may be withdrawn. Past prices are kept '
  'because the law requires the lowest price of 30 days.';

create unique index ticket_price_day on ticket_price (ticket, since) where withdrawn_at is null;

create function log_ticket_price() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or new.withdrawn_at is null
      or row(new.ticket, new.since, new.net_minor) is distinct from row(old.ticket, old.since, old.net_minor)) then
    raise exception 'a price is written once, and withdrawn once';
  end if;
  insert into audit_log (action, details)
    select case when tg_op = 'INSERT' then 'price_set' else 'price_withdrawn' end,
      jsonb_build_object('ticket', new.ticket, 'since', new.since, 'net_minor', new.net_minor);
  return null;
end
$$;

create trigger log_ticket_price after insert or update on ticket_price
  for each row execute function log_ticket_price();


-- Orders ------------------------------------------------------------------------------------

create schema trigram;
create extension if not exists pg_trgm with schema trigram;

-- Identifies a person across orders without a second copy of the address to correct and erase.
create function email_hash(address text) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(lower(address), 'UTF8'));

-- Search text of the desk. Tax numbers are without punctuation.
create function order_search_text(email text, buyer_name text, company_name text, tax_id text) returns text
  language sql immutable parallel safe
  return lower(email || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(company_name, '') || ' '
    || coalesce(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g'), ''));

create table orders (
  id uuid primary key,
  number integer not null unique generated always as identity (start with 1001),
  -- Hash of idempotency key, ticket and email, so a repeated request finds its order.
  idempotency_hash bytea,
  token_hash bytea not null unique,
  ticket text not null,
  email text not null,
  language text not null,
  -- Keyed hash of the client's IP address.
  client_hash bytea not null,
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
  checkout_session_id text unique,
  checkout_url text,
  payment_id text unique,
  company_name text,
  tax_id text,
  country text,
  created_at timestamptz not null default now(),
  checkout_expires_at timestamptz not null,
  hold_expires_at timestamptz not null,
  reconciled_at timestamptz,
  paid_at timestamptz,
  disputed_at timestamptz,
  -- When the buyer declared the cancellation, the legally relevant time.
  cancelled_at timestamptz,
  -- Amounts as Stripe reports them; each may grow and shrink. refunded_minor above holds successful refunds.
  pending_refund_minor integer not null default 0 check (pending_refund_minor >= 0),
  lost_dispute_minor integer not null default 0 check (lost_dispute_minor >= 0),
  open_dispute_minor integer not null default 0 check (open_dispute_minor >= 0),
  -- The paid amount, if it differs from the order in amount or currency.
  paid_minor integer,
  paid_currency text,
  -- Incremented with every update from Stripe, so that an older answer never overwrites a newer one.
  balance_version integer not null default 0,
  -- Back-off of reconciliation while Stripe's API fails for this order.
  reconcile_failures integer not null default 0,
  reconcile_after timestamptz,
  -- Version of the order link. Older links are invalid.
  token_version integer not null default 0,
  -- Identifies the secret of the order link, so that links are renewed after the secret changes.
  token_key bytea,
  -- Return codes of the payment page. Each opens the order for one browser only.
  success_return_hash bytea unique,
  success_return_claim bytea,
  cancel_return_hash bytea unique,
  cancel_return_claim bytea,
  -- When the buyer corrected the email address, which is possible once.
  email_corrected_at timestamptz,
  -- Since when mail servers reject the order's address.
  undeliverable_at timestamptz,
  -- For the invoice, as typed on the payment page. A single value, so that parts of two addresses never mix.
  buyer_name text,
  billing_address jsonb check (jsonb_typeof(billing_address) = 'object'),
  -- Consent to start before the withdrawal period ends, and the version of its wording.
  consented_at timestamptz,
  consent_version integer,
  -- Complimentary tickets and tickets paid by bank transfer are orders too.
  origin text not null default 'sale' check (
    origin in (
      'sale', 'free', 'press', 'speaker', 'exhibitor', 'sponsor', 'group', 'transfer', 'invitation'
    )
  ),
  -- Always true for a sale.
  counts_towards_quota boolean not null default true,
  -- When the ticket was last transferred. Since then the holder is not the buyer.
  transferred_at timestamptz,
  -- Personal sentence in the email of a complimentary ticket.
  greeting text check (length(greeting) between 1 and 300),
  -- Serialises partial refunds: Stripe executes two requests as two refunds.
  refund_locked_until timestamptz,
  check (hold_expires_at > checkout_expires_at),
  constraint consent_is_complete check ((consented_at is null) = (consent_version is null)),
  constraint sale_counts_towards_quota check (counts_towards_quota or origin <> 'sale'),
  constraint issued_order_has_no_payment check (
    origin = 'sale' or (checkout_session_id is null and payment_id is null)
  ),
  constraint sale_is_never_revoked check (state <> 'revoked' or origin <> 'sale')
);
comment on table orders is
  'Orders of one ticket each, bought or issued by staff.';

-- An expired order releases its idempotency key.
create unique index orders_idempotency_hash on orders (idempotency_hash) where state <> 'expired';

create index orders_open_by_client on orders (client_hash)
  where state in ('pending', 'awaiting_payment', 'processing');

create index orders_hold_expires on orders (hold_expires_at)
  where state in ('pending', 'awaiting_payment', 'processing');

create index orders_email_hash on orders (email_hash(email)) where state = 'paid';

create index orders_unpaid on orders (hold_expires_at) where state = 'expired' and payment_id is null;

create index orders_client_hash on orders (hold_expires_at)
  where client_hash <> '' and state not in ('pending', 'awaiting_payment', 'processing');

-- Paid orders that reconciliation checks with Stripe.
create index orders_to_reconcile on orders (coalesce(reconciled_at, created_at))
  where state = 'needs_refund' or pending_refund_minor > 0 or open_dispute_minor > 0;

-- For finding orders by email; excludes orders that were never paid.
create index orders_email on orders (lower(email)) where state not in ('pending', 'expired');

create index orders_search_text on orders
  using gin (order_search_text(email, buyer_name, company_name, tax_id) trigram.gin_trgm_ops);

-- For the list of payments by day.
create index orders_paid on orders (paid_at, number) where paid_at is not null;

create function log_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_amounts jsonb;
  v_audit_log_id bigint;
begin
  if tg_op = 'INSERT' then
    insert into audit_log (action, order_number, details) values ('order_placed', new.number,
      jsonb_build_object('ticket', new.ticket, 'state', new.state, 'gross_minor', new.gross_minor)
        || case when new.origin = 'sale' then '{}'
          else jsonb_build_object('origin', new.origin, 'counts_towards_quota', new.counts_towards_quota) end);
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from audit_log_value where order_number = old.number;
    insert into audit_log (action, order_number, details) values ('order_deleted', old.number,
      jsonb_build_object('ticket', old.ticket, 'state', old.state, 'gross_minor', old.gross_minor));
    return null;
  end if;

  if new.state <> old.state then
    insert into audit_log (action, order_number, details) values ('order_state_changed', new.number,
      jsonb_build_object('from', old.state, 'to', new.state, 'gross_minor', new.gross_minor));
  end if;
  -- Every column of an amount, also columns added later.
  select jsonb_object_agg(key, jsonb_build_array(was.value, is_now.value)) into v_amounts
    from jsonb_each(to_jsonb(old)) was join jsonb_each(to_jsonb(new)) is_now using (key)
    where key like '%\_minor' and was.value <> is_now.value;
  if v_amounts is not null then
    insert into audit_log (action, order_number, details) values ('order_amounts_changed', new.number, v_amounts);
  end if;
  if new.number <> old.number or new.ticket <> old.ticket or new.origin <> old.origin
    or new.counts_towards_quota <> old.counts_towards_quota then
    insert into audit_log (action, order_number, details) values ('order_replaced', old.number,
      jsonb_build_object('number', new.number, 'ticket', jsonb_build_array(old.ticket, new.ticket)));
  end if;
  if new.payment_id <> old.payment_id or (new.payment_id is null) > (old.payment_id is null) then
    insert into audit_log (action, order_number) values ('payment_replaced', new.number);
  end if;
  if new.disputed_at is distinct from old.disputed_at then
    insert into audit_log (action, order_number) values ('order_disputed', new.number);
  end if;
  if new.cancelled_at is distinct from old.cancelled_at then
    insert into audit_log (action, order_number) values ('order_cancelled', new.number);
  end if;
  if new.email <> old.email then
    insert into audit_log (action, order_number) values (
      case
        when new.email like '%@invalid' then 'buyer_erased'
        when new.transferred_at is distinct from old.transferred_at then 'ticket_transferred'
        else 'order_email_corrected'
      end,
      new.number) returning id into v_audit_log_id;
    -- Erasure and transfer remove earlier values as well.
    if new.email like '%@invalid' or new.transferred_at is distinct from old.transferred_at then
      delete from audit_log_value where order_number = new.number;
      return null;
    end if;
  elsif new.company_name <> old.company_name or new.tax_id <> old.tax_id
    or new.buyer_name <> old.buyer_name or new.billing_address <> old.billing_address
    or (new.company_name is null) > (old.company_name is null)
    or (new.tax_id is null) > (old.tax_id is null)
    or (new.buyer_name is null) > (old.buyer_name is null)
    or (new.billing_address is null) > (old.billing_address is null) then
    insert into audit_log (action, order_number) values ('billing_changed', new.number)
      returning id into v_audit_log_id;
  end if;
  if v_audit_log_id is not null then
    insert into audit_log_value (audit_log_id, order_number, before, after)
      select v_audit_log_id, new.number, jsonb_object_agg(key, was.value), jsonb_object_agg(key, is_now.value)
        from jsonb_each(to_jsonb(old)) was join jsonb_each(to_jsonb(new)) is_now using (key)
        where key in ('email', 'company_name', 'tax_id', 'buyer_name', 'billing_address')
          and was.value <> is_now.value;
  end if;
  return null;
end
$$;

create trigger log_order after insert or update or delete on orders
  for each row execute function log_order();

create table retired_order_token (
  token_hash bytea primary key,
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null check (reason in ('email_changed', 'new_secret')),
  retired_at timestamptz not null
);
comment on table retired_order_token is
  'Hashes of invalidated order links, with the reason.';

create index retired_order_token_order on retired_order_token (order_id);

create table order_search (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null
);
comment on table order_search is
  'Requests for lost order links. Deleted once the email is sent, and after an hour in any case.';

create index order_search_created on order_search (created_at);

create table order_note (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  author uuid not null references staff_member (id),
  created_at timestamptz not null default now(),
  text text not null check (length(text) between 1 and 2000)
);
comment on table order_note is
  'Internal notes about an order. Deleted with the order and when its buyer is erased.';

create index order_note_order on order_note (order_id);

create function log_order_note() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Not recorded if the order itself is being deleted.
  insert into audit_log (action, order_number)
    select case when tg_op = 'INSERT' then 'note_added' else 'note_removed' end, number
      from orders where id = case when tg_op = 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger log_order_note after insert or delete on order_note
  for each row execute function log_order_note();

create table payment_detail (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Stripe's payment method type, such as card, blik or p24.
  method text check (length(method) between 1 and 60),
  fee_minor integer,
  fee_currency text check (length(fee_currency) = 3),
  -- Null once method and fee are known. A bank payment has no fee until the money arrives.
  fetch_after timestamptz,
  failures integer not null default 0,
  check ((fee_minor is null) = (fee_currency is null)),
  check (fetch_after is not null or (method is not null and fee_minor is not null))
);
comment on table payment_detail is
  'Payment method and Stripe fee of an order, fetched after the payment.';

create index payment_detail_fetch on payment_detail (fetch_after) where fetch_after is not null;

create table stripe_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
comment on table stripe_event is
  'Processed Stripe events, so that repeated deliveries have no effect.';

create index stripe_event_received on stripe_event (received_at);

create trigger log_deletion after delete on stripe_event
  referencing old table as gone for each statement execute function log_deletion();

create table used_proof (
  signature text primary key,
  expires_at timestamptz not null
);
comment on table used_proof is
  'Used proofs of work of the contact form and the checkout; each is valid once.';

create index used_proof_expires on used_proof (expires_at);

create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limit is
  'Counters of the rate limiter. Unlogged, because a crash may lose them.';

-- Raises the sequence of order numbers to at least p_floor, so that no number is reused after a restore. Returns the
-- highest number in use.
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
 * Creates an order that holds one ticket, or returns the reason for the refusal, in one round trip. Without an
 * idempotency key every call is a new purchase. The quota is updated last to keep its row lock short. `proof_helps`
 * means that the same call with a proof of work would succeed. Security definer, because it deletes the order again if
 * the last ticket was sold meanwhile, and the role of the API may not delete orders.
 */
create function place_hold(
  p_id uuid, p_idempotency_hash bytea, p_token_hash bytea, p_token_key bytea, p_success_return_hash bytea,
  p_cancel_return_hash bytea, p_ticket text, p_email text, p_language text,
  p_client_hash bytea, p_net_minor integer, p_vat_minor integer, p_currency text,
  p_checkout_expires_at timestamptz, p_hold_expires_at timestamptz,
  p_free_holds integer, p_holds_per_client integer,
  p_proof text, p_proof_expires_at timestamptz
) returns table (outcome text, order_id uuid, order_number integer, proof_helps boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_existing orders;
  v_quota ticket_quota;
  v_open bigint;
  v_number integer;
begin
  -- Serialises calls with the same key, which would each find no order, and calls of one client, which would count the
  -- same open orders.
  if p_idempotency_hash is not null then
    perform pg_advisory_xact_lock(1, hashtext(encode(p_idempotency_hash, 'hex')));
  end if;
  perform pg_advisory_xact_lock(2, hashtext(encode(p_client_hash, 'hex')));

  if p_idempotency_hash is not null then
    select * into v_existing from orders where idempotency_hash = p_idempotency_hash and state <> 'expired';
    if found then
      return query select 'existing', v_existing.id, v_existing.number, false;
      return;
    end if;
  end if;

  select * into v_quota from ticket_quota where ticket = p_ticket;
  if not v_quota.is_open then
    return query select 'closed', null::uuid, null::integer, false;
    return;
  end if;
  if v_quota.held + v_quota.sold >= v_quota.quota_limit then
    return query select 'sold_out', null::uuid, null::integer, false;
    return;
  end if;

  select count(*) into v_open from orders
    where client_hash = p_client_hash and state in ('pending', 'awaiting_payment', 'processing');
  if v_open >= p_holds_per_client then
    return query select 'too_many', null::uuid, null::integer, false;
    return;
  end if;
  if v_open >= p_free_holds then
    if p_proof is null then
      return query select 'too_many', null::uuid, null::integer, true;
      return;
    end if;
    insert into used_proof (signature, expires_at) values (p_proof, p_proof_expires_at)
      on conflict do nothing;
    if not found then
      return query select 'proof_used', null::uuid, null::integer, true;
      return;
    end if;
  end if;

  insert into orders (
    id, idempotency_hash, token_hash, token_key, success_return_hash, cancel_return_hash, ticket, email,
    language, client_hash,
    net_minor, vat_minor, currency, checkout_expires_at, hold_expires_at
  ) values (
    p_id, p_idempotency_hash, p_token_hash, p_token_key, p_success_return_hash, p_cancel_return_hash, p_ticket, p_email,
    p_language, p_client_hash, p_net_minor, p_vat_minor, p_currency, p_checkout_expires_at, p_hold_expires_at
  ) returning number into v_number;
  update ticket_quota set held = held + 1
    where ticket = p_ticket and is_open and (quota_limit is null or held + sold < quota_limit);
  if not found then
    delete from orders where id = p_id;
    return query select 'sold_out', null::uuid, null::integer, false;
    return;
  end if;
  return query select 'held', p_id, v_number, false;
end
$$;

-- Records an action that changes no row by itself.
create function record_requested_action(p_action text, p_order_number integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_action not in ('refund_requested', 'ticket_resent') then
    raise exception 'unknown audit log action %', p_action using errcode = 'insufficient_privilege';
  end if;
  insert into audit_log (action, order_number) values (p_action, p_order_number);
end
$$;


-- Tickets -----------------------------------------------------------------------------------

create table ticket (
  order_id uuid primary key references orders (id),
  code text not null unique,
  issued_at timestamptz not null default now(),
  void_at timestamptz,
  -- The email address can be corrected until the first download.
  downloaded_at timestamptz,
  checked_in_at timestamptz
);
comment on table ticket is
  'The ticket of a paid or issued order.';

create function log_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number integer;
begin
  if tg_op = 'DELETE' then
    select number into v_number from orders where id = old.order_id;
    insert into audit_log (action, order_number) values ('ticket_deleted', v_number);
    return null;
  end if;
  select number into v_number from orders where id = new.order_id;
  if tg_op = 'INSERT' then
    insert into audit_log (action, order_number) values ('ticket_issued', v_number);
    return null;
  end if;
  if (new.void_at is null) <> (old.void_at is null) then
    insert into audit_log (action, order_number) values (
      case when new.void_at is null then 'ticket_reinstated' else 'ticket_voided' end, v_number);
  end if;
  if (new.checked_in_at is null) <> (old.checked_in_at is null) then
    insert into audit_log (action, order_number) values (
      case when new.checked_in_at is null then 'check_in_undone' else 'ticket_checked_in' end, v_number);
  end if;
  if new.code <> old.code or new.order_id <> old.order_id then
    insert into audit_log (action, order_number) values ('ticket_replaced', v_number);
  end if;
  return null;
end
$$;

create trigger log_ticket after insert or update or delete on ticket
  for each row execute function log_ticket();


-- Schedule, workshops and benefits ----------------------------------------------------------

create table attendee_schedule (
  order_id uuid primary key references orders (id) on delete cascade,
  stars text[] not null default '{}' check (cardinality(stars) <= 500),
  done text[] not null default '{}',
  changed_at timestamptz not null default retention_now()
);
comment on table attendee_schedule is
  'Starred sessions and completed checklist items of a ticket, synchronised between devices.';

create table workshop (
  id text primary key,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  seats integer not null,
  taken integer not null default 0,
  -- Whether the published programme contains it.
  is_listed boolean not null default true,
  check (starts_at < ends_at),
  constraint workshop_not_overbooked check (taken between 0 and seats)
);
comment on table workshop is
  'Workshops of the published programme with their seats. The id is the id of the session.';

create function log_workshop() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('workshop_set', jsonb_build_object(
    'workshop', new.id, 'seats', new.seats, 'listed', new.is_listed));
  return null;
end
$$;

create trigger log_new_workshop after insert on workshop
  for each row execute function log_workshop();

create trigger log_workshop after update on workshop for each row
  when (old.seats <> new.seats or old.is_listed <> new.is_listed)
  execute function log_workshop();

create table workshop_booking (
  workshop text not null references workshop (id),
  order_id uuid not null references orders (id) on delete cascade,
  state text not null check (state in ('booked', 'waiting')),
  requested_at timestamptz not null default retention_now(),
  -- Position in the waiting list.
  queue_number integer generated always as identity,
  primary key (workshop, order_id)
);
comment on table workshop_booking is
  'Bookings of workshops and their waiting lists.';

create index workshop_booking_order on workshop_booking (order_id);

create index workshop_booking_waiting on workshop_booking (workshop, queue_number) where state = 'waiting';

-- A trigger keeps the counter, so that `workshop_not_overbooked` holds for every writer.
create function count_workshop_booking() returns trigger language plpgsql as $$
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

create trigger count_workshop_booking after insert or delete or update of state on workshop_booking
  for each row execute function count_workshop_booking();

create table benefit (
  id text primary key,
  address text,
  starts_at timestamptz
);
comment on table benefit is
  'Place and time of the benefits of tickets; null until announced.';

create function log_benefit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('benefit_set', jsonb_build_object(
    'benefit', new.id, 'address', new.address, 'starts', new.starts_at));
  return null;
end
$$;

create trigger log_benefit after insert or update on benefit
  for each row execute function log_benefit();


-- Order emails and incidents ----------------------------------------------------------------

create table order_email (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Distinguishes repeated emails of one kind.
  copy integer not null default 0,
  -- Set if the recipient is not the current address of the order. Cleared once sent.
  recipient text,
  -- Permanent rejection. The reason is a code, because the server's own text may contain the address.
  failed_at timestamptz,
  failure text,
  -- Set if the recipient is not the current holder.
  language text,
  workshop text references workshop (id),
  unique (order_id, kind, copy)
);
comment on table order_email is
  'Emails about orders, unique by kind and copy.';

create trigger log_deletion after delete on order_email
  referencing old table as gone for each statement execute function log_deletion();

create table incident (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Id of an order, checkout session or job.
  subject text not null,
  order_id uuid references orders (id),
  details jsonb not null default '{}',
  opened_at timestamptz not null default now(),
  emailed_at timestamptz,
  resolved_at timestamptz,
  unique (kind, subject)
);
comment on table incident is
  'Problems that need manual action: emailed once, listed until resolved. Holds ids and numbers, no personal data.';

create index incident_order on incident (order_id) where order_id is not null;

create index incident_not_emailed on incident (opened_at) where emailed_at is null;

create function log_incident() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_number integer;
  v_details jsonb := jsonb_build_object('kind', new.kind);
begin
  if new.order_id is null then
    v_details := v_details || jsonb_build_object('subject', new.subject);
  else
    select number into v_number from orders where id = new.order_id;
  end if;
  if tg_op = 'INSERT' or (new.resolved_at is null and old.resolved_at is not null) then
    insert into audit_log (action, order_number, details) values ('incident_opened', v_number, v_details);
  elsif new.resolved_at is not null and old.resolved_at is null then
    insert into audit_log (action, order_number, details) values ('incident_resolved', v_number, v_details);
  end if;
  return null;
end
$$;

create trigger log_incident after insert or update on incident
  for each row execute function log_incident();

create trigger log_deletion after delete on incident
  referencing old table as gone for each statement execute function log_deletion();


-- Announcements -----------------------------------------------------------------------------

create table announcement (
  name text primary key,
  created_at timestamptz not null default now(),
  state text not null default 'done'
    check (state in ('draft', 'planned', 'sending', 'done')),
  -- Incremented with every change of the draft, for optimistic locking.
  revision integer not null default 1,
  draft jsonb not null default '{}',
  -- Filter of recipients; empty selects all valid tickets.
  audience jsonb not null default '{}',
  send_at timestamptz,
  -- Id of the request that scheduled it.
  request_id text,
  changed_at timestamptz not null default now(),
  -- Set for automatic reminders.
  reminder text check (reminder in ('week', 'day', 'hour')),
  check (state <> 'planned' or send_at is not null)
);
comment on table announcement is
  'Emails to ticket holders.';

create index announcement_unfinished on announcement (send_at) where state in ('planned', 'sending');

create function log_announcement() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into audit_log (action, details) values ('announcement_deleted',
      jsonb_build_object('announcement', old.name));
    return null;
  end if;
  if tg_op = 'INSERT' then
    if new.state = 'draft' then
      insert into audit_log (action, details) values ('announcement_drafted',
        jsonb_build_object('announcement', new.name));
    end if;
    return null;
  end if;
  if new.state <> old.state then
    insert into audit_log (action, details) values (
      case
        when new.state = 'planned' then 'announcement_scheduled'
        when new.state = 'draft' then 'announcement_unscheduled'
        when new.state = 'sending' then 'announcement_started'
        else 'announcement_finished'
      end,
      jsonb_build_object('announcement', new.name)
        || case when new.state = 'planned' then jsonb_build_object('send_at', new.send_at) else '{}' end);
  elsif new.revision <> old.revision or new.draft <> old.draft or new.audience <> old.audience then
    insert into audit_log (action, details) values ('announcement_edited',
      jsonb_build_object('announcement', new.name));
  end if;
  return null;
end
$$;

create trigger log_announcement after insert or update or delete on announcement
  for each row execute function log_announcement();

create table announcement_text (
  announcement text not null references announcement (name),
  language text not null,
  subject text not null,
  body text not null,
  primary key (announcement, language)
);
comment on table announcement_text is
  'Texts of an announcement by language, fixed when sending starts.';

create table announcement_recipient (
  announcement text not null references announcement (name) on delete cascade,
  recipient_hash bytea not null,
  primary key (announcement, recipient_hash)
);
comment on table announcement_recipient is
  'Recipients of an announcement to selected people, by hash of the email address.';

create index announcement_recipient_hash on announcement_recipient (recipient_hash);

create table announcement_email (
  id uuid not null unique default gen_random_uuid(),
  announcement text not null references announcement (name),
  recipient_hash bytea not null,
  language text not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  primary key (announcement, recipient_hash)
);
comment on table announcement_email is
  'Emails of an announcement. The hash of the address is part of the key, which rules out duplicates.';

create function log_announcement_emails() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details)
    select 'announcement_queued', jsonb_build_object('announcement', announcement, 'count', count(*))
      from added group by announcement;
  return null;
end
$$;

create trigger log_announcement_emails after insert on announcement_email
  referencing new table as added for each statement execute function log_announcement_emails();

create trigger log_deletion after delete on announcement_email
  referencing old table as gone for each statement execute function log_deletion();

create table announcement_test_email (
  id uuid primary key default gen_random_uuid(),
  announcement text not null references announcement (name) on delete cascade,
  staff_id uuid not null references staff_member (id) on delete cascade,
  language text not null,
  requested_at timestamptz not null default now()
);
comment on table announcement_test_email is
  'Queued test emails of an announcement to a staff member; deleted once sent.';

create index announcement_test_email_announcement on announcement_test_email (announcement);

create index announcement_test_email_staff on announcement_test_email (staff_id);

create table reminder (
  kind text primary key check (kind in ('week', 'day', 'hour')),
  is_on boolean not null default false
);
comment on table reminder is
  'Automatic announcements before the congress, switched on and off at the desk.';

insert into reminder (kind) values ('week'), ('day'), ('hour');

create function log_reminder() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values (
    case when new.is_on then 'reminder_on' else 'reminder_off' end,
    jsonb_build_object('reminder', new.kind));
  return null;
end
$$;

create trigger log_reminder after update on reminder for each row
  when (old.is_on <> new.is_on) execute function log_reminder();

-- Deletes a draft of which nothing was sent.
create function discard_announcement_draft(p_name text, p_revision integer) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from announcement a
    where a.name = p_name and a.revision = p_revision and a.state = 'draft'
      and not exists (select from announcement_email m where m.announcement = a.name)
      and not exists (select from announcement_text w where w.announcement = a.name);
  return found;
end
$$;

-- Deletes an unsent email whose recipient no longer has a valid ticket.
create function discard_unsent_announcement_email(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from announcement_email m
    where m.id = p_id and m.sent_at is null and not exists (
      select from orders o join ticket t on t.order_id = o.id
        where email_hash(o.email) = m.recipient_hash and o.state = 'paid' and t.void_at is null
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

-- Records the number only, because the audit log outlives the message.
create function log_contact_message_state() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('contact_state_changed',
    jsonb_build_object('message', new.number, 'from', old.state, 'to', new.state));
  return null;
end
$$;

create trigger log_deletion after delete on contact_message
  referencing old table as gone for each statement execute function log_deletion();

create trigger log_contact_message_state after update on contact_message for each row
  when (old.state <> new.state) execute function log_contact_message_state();

create table contact_email (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message (id) on delete cascade,
  kind text not null check (kind in ('message', 'confirmation')),
  queued_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  unique (message_id, kind)
);
comment on table contact_email is
  'Emails about a contact message, unique by kind; deleted with it.';

create table contact_reply (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message (id) on delete cascade,
  author uuid not null references staff_member (id),
  text text not null check (length(text) between 1 and 5000),
  written_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
comment on table contact_reply is
  'Replies to a contact message; deleted with it.';

create index contact_reply_message on contact_reply (message_id);

create function log_contact_reply() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) select 'contact_replied',
    jsonb_build_object('message', number) from contact_message where id = new.message_id;
  return null;
end
$$;

create trigger log_contact_reply after insert on contact_reply
  for each row execute function log_contact_reply();


-- Footer ------------------------------------------------------------------------------------

create table footer_draft (
  language text primary key,
  top text not null,
  middle text not null,
  bottom text not null,
  saved_at timestamptz not null,
  -- Version token for optimistic locking; changes with every save.
  mark uuid not null default gen_random_uuid(),
  author uuid references staff_member (id)
);
comment on table footer_draft is
  'Saved, unpublished footers.';

create function log_footer_draft() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    insert into audit_log (action, details) values ('footer_draft_saved', jsonb_build_object('language', new.language));
    return null;
  end if;
  -- Publishing also deletes the draft; footer_version records that.
  if (select row(top, middle, bottom) is distinct from row(old.top, old.middle, old.bottom)
      from footer_version where language = old.language order by version desc limit 1) is not false then
    insert into audit_log (action, details) values ('footer_draft_discarded',
      jsonb_build_object('language', old.language));
  end if;
  return null;
end
$$;

create trigger log_footer_draft after insert or update or delete on footer_draft
  for each row execute function log_footer_draft();

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
  'Published footers. The newest version of a language is shown; null fragments select the built-in footer.';

create function log_footer_version() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('footer_published', jsonb_strip_nulls(
    jsonb_build_object('language', new.language, 'version', new.version, 'restored', new.restored)));
  return null;
end
$$;

create trigger log_footer_version after insert on footer_version
  for each row execute function log_footer_version();


-- Live --------------------------------------------------------------------------------------

create table live_room (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- By language; only for rooms that are not in the programme.
  name jsonb,
  -- { kind: 'stream' }, { kind: 'frame', provider, id } or { kind: 'link', address }.
  source jsonb not null,
  is_open boolean not null default false,
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 600)
);
comment on table live_room is
  'State of live rooms, set by hosts. The rooms themselves are part of the programme.';

create function log_live_room() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.source <> old.source or new.name is distinct from old.name then
    insert into audit_log (action, details) values ('room_set',
      jsonb_build_object('room', new.id) || jsonb_strip_nulls(jsonb_build_object(
        'from', (case when tg_op = 'UPDATE' then old.source - 'kind' end)::text,
        'to', (new.source - 'kind')::text,
        'kind', new.source ->> 'kind')));
  end if;
  if tg_op = 'UPDATE' and new.is_open <> old.is_open then
    insert into audit_log (action, details) values (
      case when new.is_open then 'room_opened' else 'room_closed' end,
      jsonb_build_object('room', new.id));
  end if;
  return null;
end
$$;

create function log_slow_mode() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values ('slow_mode_changed', jsonb_build_object(
    'room', new.id, 'seconds', jsonb_build_array(old.slow_seconds, new.slow_seconds)));
  return null;
end
$$;

create trigger log_live_room after insert or update on live_room
  for each row execute function log_live_room();

create trigger log_slow_mode after update on live_room for each row
  when (old.slow_seconds <> new.slow_seconds) execute function log_slow_mode();

create table session_change (
  id text primary key check (id ~ '^[a-z0-9-]{1,120}$'),
  is_cancelled boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  room text,
  check ((starts_at is null) = (ends_at is null) and ends_at > starts_at)
);
comment on table session_change is
  'Sessions that hosts rescheduled, moved or cancelled.';

create function log_session_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new = old then
    return null;
  end if;
  insert into audit_log (action, details) values (
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

create trigger log_session_change after insert or update on session_change
  for each row execute function log_session_change();

create table live_banner (
  id integer generated always as identity primary key,
  text jsonb not null,
  shown_at timestamptz not null default retention_now(),
  hidden_at timestamptz
);
comment on table live_banner is
  'Banners for all attendees. The newest one is shown until hidden.';

create function log_live_banner() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into audit_log (action, details) values ('banner_shown',
      jsonb_build_object('banner', new.id) || new.text);
  elsif new.hidden_at is distinct from old.hidden_at then
    insert into audit_log (action, details) values ('banner_hidden', jsonb_build_object('banner', new.id));
  end if;
  return null;
end
$$;

create trigger log_live_banner after insert or update on live_banner
  for each row execute function log_live_banner();

create table session_stream (
  session text primary key check (session ~ '^[a-z0-9-]{1,120}$'),
  room text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  source jsonb not null,
  check (starts_at < ends_at)
);
comment on table session_stream is
  'Stream source of a session, if it differs from its room''s. Room and times are copied from the programme.';

create function log_session_stream() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into audit_log (action, details) values ('session_stream_removed',
      jsonb_build_object('session', old.session));
  elsif tg_op = 'INSERT' or new <> old then
    insert into audit_log (action, details) values ('session_stream_set', jsonb_build_object(
      'session', new.session, 'room', new.room, 'kind', new.source ->> 'kind',
      'to', (new.source - 'kind')::text));
  end if;
  return null;
end
$$;

create trigger log_session_stream after insert or update or delete on session_stream
  for each row execute function log_session_stream();

create table room_seat (
  order_id uuid primary key references orders (id) on delete cascade,
  generation integer not null default 1,
  -- Hash of the random id that the device chose.
  device bytea not null,
  room text not null,
  claimed_at timestamptz not null,
  renewed_at timestamptz not null
) with (fillfactor = 60);
comment on table room_seat is
  'The active device of a ticket. Another device takes the seat over by incrementing the generation, which signs '
  'the first one out. Renewed every 40 seconds, hence the fill factor.';

create table attendance (
  order_id uuid primary key references orders (id) on delete cascade,
  seconds integer[] not null
) with (fillfactor = 60);
comment on table attendance is
  'Seconds of live attendance of a ticket, by day of the congress.';

create table certificate (
  code text primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('attendance', 'praktyk')),
  name text not null check (length(name) between 1 and 80),
  seconds integer[] not null,
  issued_at timestamptz not null default retention_now(),
  unique (order_id, kind)
);
comment on table certificate is
  'Issued certificates with the name entered by the holder.';

create function log_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, order_number, details)
    select 'certificate_issued', number, jsonb_build_object('kind', new.kind)
      from orders where id = new.order_id;
  return null;
end
$$;

create trigger log_certificate after insert on certificate
  for each row execute function log_certificate();

create table praktyk_grant (
  order_id uuid primary key references orders (id) on delete cascade,
  granted_at timestamptz not null default retention_now()
);
comment on table praktyk_grant is
  'Tickets that earned the Praktyk certificate of the VIP ticket.';

create function log_praktyk_grant() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, order_number)
    select case tg_op when 'INSERT' then 'praktyk_granted' else 'praktyk_revoked' end, number
      from orders where id = case tg_op when 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger log_praktyk_grant after insert or delete on praktyk_grant
  for each row execute function log_praktyk_grant();


-- Room chat ---------------------------------------------------------------------------------

create table room_chat_message (
  id integer generated always as identity primary key,
  room text not null,
  kind text not null check (kind in ('question', 'chat')),
  order_id uuid not null references orders (id) on delete cascade,
  author text not null check (length(author) <= 40),
  is_speaker boolean not null,
  text text not null check (length(text) between 1 and 500),
  state text not null default 'shown' check (state in ('shown', 'stage', 'answered', 'hidden')),
  votes integer not null default 0,
  written_at timestamptz not null default retention_now(),
  check (kind = 'question' or state in ('shown', 'hidden'))
);
comment on table room_chat_message is
  'Chat messages and questions of a room. The author is a display name; the order is kept for moderation and '
  'erasure only.';

create index room_chat_message_room on room_chat_message (room, kind, id desc);

create index room_chat_message_order on room_chat_message (order_id);

create index room_chat_message_written on room_chat_message (written_at);

-- At most one question is being answered.
create unique index room_chat_message_stage on room_chat_message (room) where state = 'stage';

create function log_room_chat_message() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, details) values (
    case new.state
      when 'stage' then 'question_being_answered'
      when 'answered' then 'question_answered'
      when 'hidden' then 'message_hidden'
      else 'message_shown'
    end,
    jsonb_build_object('room', new.room, 'message', new.id));
  return null;
end
$$;

-- Votes are not recorded.
create trigger log_room_chat_message after update on room_chat_message for each row
  when (old.state <> new.state) execute function log_room_chat_message();

create table question_vote (
  message_id integer references room_chat_message (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  primary key (message_id, order_id)
);
comment on table question_vote is
  'Votes for questions, one per ticket and question.';

create index question_vote_order on question_vote (order_id);

create table chat_mute (
  order_id uuid primary key references orders (id) on delete cascade,
  muted_at timestamptz not null default retention_now()
);
comment on table chat_mute is
  'Tickets muted in the room chat.';

create function log_chat_mute() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, order_number)
    select case tg_op when 'INSERT' then 'attendee_muted' else 'attendee_unmuted' end, number
      from orders where id = case tg_op when 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger log_chat_mute after insert or delete on chat_mute
  for each row execute function log_chat_mute();


-- Recordings and materials ------------------------------------------------------------------

create table recording (
  session text primary key check (session ~ '^[a-z0-9-]{1,120}$'),
  is_workshop boolean not null,
  -- { kind: 'stream' } for uploaded files, otherwise as in live_room.
  source jsonb not null,
  seconds integer not null check (seconds between 1 and 86400)
);
comment on table recording is
  'Recordings of sessions. is_workshop is copied from the programme and decides which tickets may watch.';

create function log_recording() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into audit_log (action, details) values ('recording_removed',
      jsonb_build_object('session', old.session));
  elsif tg_op = 'INSERT' or new <> old then
    insert into audit_log (action, details) values ('recording_set', jsonb_build_object(
      'session', new.session, 'seconds', new.seconds, 'kind', new.source ->> 'kind',
      'to', (new.source - 'kind')::text));
  end if;
  return null;
end
$$;

create trigger log_recording after insert or update or delete on recording
  for each row execute function log_recording();

create table material (
  id integer generated always as identity primary key,
  session text not null check (session ~ '^[a-z0-9-]{1,120}$'),
  -- By language.
  name jsonb not null,
  file_name text check (file_name ~ '^[a-z0-9-]{1,60}[.][a-z0-9]{1,5}$'),
  content bytea check (octet_length(content) between 1 and 26214400),
  address text,
  -- Content hash in the download link, so that an id reused after a restore never serves another file. Stored, so that
  -- a download does not hash the file again.
  mark text generated always as (left(md5(file_name || md5(content)), 12)) stored,
  check ((address is null) = (content is not null) and (file_name is null) = (content is null))
);
comment on table material is
  'Files and links provided by speakers.';

create index material_session on material (session);

create function log_material() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into audit_log (action, details) values ('material_removed',
      jsonb_build_object('session', old.session, 'material', old.id));
  else
    insert into audit_log (action, details) values ('material_added', jsonb_strip_nulls(jsonb_build_object(
      'session', new.session, 'material', new.id, 'file', new.file_name,
      'bytes', octet_length(new.content), 'address', new.address)));
  end if;
  return null;
end
$$;

create trigger log_material after insert or delete on material
  for each row execute function log_material();

create table playback_position (
  order_id uuid not null references orders (id) on delete cascade,
  session text not null references recording (session) on delete cascade,
  seconds integer not null check (seconds between 0 and 86400),
  watched_at timestamptz not null,
  primary key (order_id, session)
) with (fillfactor = 80);
comment on table playback_position is
  'Playback position of a ticket in a recording, synchronised between devices.';

create index playback_position_old on playback_position (watched_at);


-- Erasure -----------------------------------------------------------------------------------

-- Deletes orders that were never paid. Any payment, refund, dispute, ticket or incident keeps the order, except an
-- incident about an undeliverable email or a failed job.
create function delete_unpaid_orders(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_since timestamptz := retention_cutoff('unpaid_order');
  v_ids uuid[];
  v_deleted integer;
begin
  select array_agg(id) into v_ids from (
    select id from orders o
      where state = 'expired' and payment_id is null and paid_at is null and refunded_minor = 0
        and disputed_at is null and cancelled_at is null
        and hold_expires_at < v_since and created_at < v_since
        and not exists (select from ticket t where t.order_id = o.id)
        and not exists (
          select from incident a
            where a.order_id = o.id and a.kind not in ('undeliverable', 'job_exhausted')
        )
        and not exists (
          select from audit_log j where j.order_number = o.number and j.created_at >= v_since
        )
      order by hold_expires_at limit batch_size(p_limit) for update skip locked
  ) old;
  delete from order_email where order_id = any (v_ids);
  delete from incident where order_id = any (v_ids);
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Deletes orders whose accounting period is over, with their incidents, and resolved incidents of that age that have no
-- order.
create function delete_settled_orders(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_since timestamptz := retention_cutoff('settled_order');
  v_ids uuid[];
  v_sold record;
  v_deleted integer;
begin
  select array_agg(id) into v_ids from (
    select o.id from orders o left join ticket t on t.order_id = o.id
      where o.state in ('paid', 'refunded', 'expired', 'revoked')
        and greatest(
          o.created_at, o.paid_at, o.cancelled_at, o.disputed_at, o.transferred_at, t.void_at,
          t.checked_in_at
        ) < v_since
        and not exists (
          select from audit_log j where j.order_number = o.number and j.created_at >= v_since
        )
      limit batch_size(p_limit) for update of o skip locked
  ) old;
  delete from order_email where order_id = any (v_ids);
  delete from incident where order_id = any (v_ids);
  delete from incident where id in (
    select id from incident where order_id is null and resolved_at < v_since and opened_at < v_since
      limit batch_size(p_limit) for update skip locked
  );
  delete from ticket where order_id = any (v_ids);
  -- Keeps the counter consistent. Ordered by ticket, so that concurrent runs lock in the same order.
  for v_sold in
    select ticket, count(*)::integer as count from orders
      where id = any (v_ids) and state = 'paid' and counts_towards_quota group by ticket order by ticket
  loop
    update ticket_quota set sold = sold - v_sold.count where ticket = v_sold.ticket;
  end loop;
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Emails and replies are deleted by cascade.
create function delete_old_messages(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := retention_cutoff('message');
  v_deleted integer;
begin
  delete from contact_message where id in (
    select id from contact_message where created_at < v_since
      order by created_at limit batch_size(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- The audit log is kept as long as accounting records.
create function delete_old_audit_log(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := retention_cutoff('settled_order');
  v_deleted integer;
begin
  delete from audit_log where id in (
    select id from audit_log where created_at < v_since
      order by id limit batch_size(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

create function delete_payment_events(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := retention_cutoff('payment_event');
  v_deleted integer;
begin
  delete from stripe_event where id in (
    select id from stripe_event where received_at < v_since
      order by received_at limit batch_size(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Deletes recipients without any remaining order.
create function delete_recipients(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_deleted integer;
begin
  delete from announcement_recipient p
    where not exists (select from orders o where email_hash(o.email) = p.recipient_hash);
  delete from announcement_email where id in (
    select id from announcement_email m
      where (sent_at is not null or failed_at is not null)
        and not exists (select from orders o where email_hash(o.email) = m.recipient_hash)
      limit batch_size(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Deletes the messages of an address and redacts it in messages of others.
create function erase_messages(p_email text) returns void
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
  update contact_reply set text = regexp_replace(text, v_pattern, '[…]', 'gi')
    where position(lower(p_email) in lower(text)) > 0;
end
$$;

-- Deletes unsent emails of an erased buyer.
create function erase_unsent_order_emails(p_order uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from order_email m using orders o
    where m.order_id = p_order and o.id = p_order and o.email like '%@invalid'
      and m.sent_at is null
$$;

-- Includes orders whose email was corrected, with all their other values.
create function erase_audit_log_values(p_email text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from audit_log_value where order_number in (
    select order_number from audit_log_value
      where lower(p_email) in (lower(before ->> 'email'), lower(after ->> 'email')))
$$;

-- Sent emails remain for the statistics under a random hash. Orders must be erased first.
create function erase_announcement_emails(p_email text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from orders where lower(email) = lower(p_email)) then
    raise exception 'an order still has the address';
  end if;
  delete from announcement_recipient where recipient_hash = email_hash(p_email);
  delete from announcement_email where recipient_hash = email_hash(p_email) and sent_at is null;
  update announcement_email set recipient_hash = sha256(uuid_send(gen_random_uuid()))
    where recipient_hash = email_hash(p_email);
end
$$;

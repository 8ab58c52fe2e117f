-- Up Migration

-- How many of each ticket are left. One row is updated by every purchase, so nothing refers to it:
-- a foreign key pointing here made purchases up to twice as slow.
create table ticket_stock (
  ticket text primary key,
  is_open boolean not null,
  capacity integer check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  constraint never_oversold check (capacity is null or held + sold <= capacity)
);

create table orders (
  id uuid primary key,
  number integer not null unique generated always as identity (start with 1001),
  -- Hash of the attempt's key, the ticket and the address: a repeated call finds its order here.
  attempt bytea,
  token_hash bytea not null unique,
  ticket text not null,
  email text not null,
  language text not null,
  -- Keyed hash of the client's address: enough to count by, useless to anyone else.
  client bytea not null,
  state text not null default 'pending' check (
    state in (
      'pending', 'awaiting_payment', 'processing', 'expired', 'paid', 'needs_refund', 'refunded'
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
  check (hold_ends_at > session_ends_at)
);

-- An expired order lets its key be used again: the buyer of a lost answer tries once more.
create unique index orders_attempt on orders (attempt) where state <> 'expired';
create index orders_open_by_email on orders (lower(email))
  where state in ('pending', 'awaiting_payment', 'processing');
create index orders_open_by_client on orders (client)
  where state in ('pending', 'awaiting_payment', 'processing');
create index orders_hold_ends on orders (hold_ends_at)
  where state in ('pending', 'awaiting_payment', 'processing');

create table ticket (
  order_id uuid primary key references orders (id),
  code text not null unique,
  issued_at timestamptz not null default now(),
  void_at timestamptz
);

-- What was to be sent about an order, each thing once.
create table mail (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (order_id, kind)
);

-- Stripe delivers an event more than once; the second delivery must find the first one here.
create table stripe_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

-- The limiter's counters: lost in a crash, which does no harm.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

/*
 * Takes one ticket off the shelf for a buyer, or says why not. One round trip, and the counter
 * last, so that its row is locked as briefly as can be.
 */
create function hold_ticket(
  p_id uuid, p_attempt bytea, p_token_hash bytea, p_ticket text, p_email text, p_language text,
  p_client bytea, p_net_minor integer, p_vat_minor integer, p_currency text,
  p_session_ends_at timestamptz, p_hold_ends_at timestamptz,
  p_holds_per_email integer, p_holds_per_client integer
) returns table (outcome text, order_id uuid)
language plpgsql as $$
declare
  v_existing uuid;
  v_stock ticket_stock;
begin
  -- Two calls of one buyer wait for each other here, or both would count the same open orders.
  perform pg_advisory_xact_lock(1, hashtext(lower(p_email)));
  perform pg_advisory_xact_lock(2, hashtext(encode(p_client, 'hex')));

  if p_attempt is not null then
    select id into v_existing from orders where attempt = p_attempt and state <> 'expired';
  else
    select id into v_existing from orders
      where lower(email) = lower(p_email) and ticket = p_ticket and client = p_client
        and state in ('pending', 'awaiting_payment')
        and session_ends_at > now() + interval '1 minute'
      order by created_at desc limit 1;
  end if;
  if v_existing is not null then
    return query select 'existing', v_existing;
    return;
  end if;

  select * into v_stock from ticket_stock where ticket = p_ticket;
  if not v_stock.is_open then
    return query select 'closed', null::uuid;
    return;
  end if;
  if v_stock.held + v_stock.sold >= v_stock.capacity then
    return query select 'sold_out', null::uuid;
    return;
  end if;
  if (select count(*) from orders
        where lower(email) = lower(p_email)
          and state in ('pending', 'awaiting_payment', 'processing')) >= p_holds_per_email
    or (select count(*) from orders
        where client = p_client
          and state in ('pending', 'awaiting_payment', 'processing')) >= p_holds_per_client then
    return query select 'too_many', null::uuid;
    return;
  end if;

  insert into orders (
    id, attempt, token_hash, ticket, email, language, client, net_minor, vat_minor, currency,
    session_ends_at, hold_ends_at
  ) values (
    p_id, p_attempt, p_token_hash, p_ticket, p_email, p_language, p_client, p_net_minor,
    p_vat_minor, p_currency, p_session_ends_at, p_hold_ends_at
  );
  update ticket_stock set held = held + 1
    where ticket = p_ticket and is_open and (capacity is null or held + sold < capacity);
  if not found then
    delete from orders where id = p_id;
    return query select 'sold_out', null::uuid;
    return;
  end if;
  return query select 'held', p_id;
end
$$;

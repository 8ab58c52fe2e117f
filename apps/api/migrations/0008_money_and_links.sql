-- Up Migration

-- What Stripe says of a payment, written as it is said: each amount may grow and shrink again. Refunds
-- that are certain, refunds on their way, disputes that were lost, disputes that are being decided.
alter table orders
  add column returning_minor integer not null default 0 check (returning_minor >= 0),
  add column disputed_minor integer not null default 0 check (disputed_minor >= 0),
  add column frozen_minor integer not null default 0 check (frozen_minor >= 0),
  -- What came in, where it is not what was asked for.
  add column paid_minor integer,
  add column paid_currency text,
  -- Counts what Stripe has said, so that nobody writes an older answer over a newer one.
  add column money_version integer not null default 0,
  -- One order that Stripe cannot be asked about waits longer each time, and holds up no other.
  add column ask_failures integer not null default 0,
  add column ask_after timestamptz,
  -- Which of its links opens the order; the next one makes those before it stale.
  add column token_version integer not null default 0,
  -- Which secret the link was made with, so that links can be made anew after the secret is changed.
  add column token_key bytea,
  -- The payment page's ways back. Each opens the order once, for the browser that came first.
  add column return_hash bytea unique,
  add column return_claim bytea,
  add column back_hash bytea unique,
  add column back_claim bytea,
  -- When the buyer mended the address; that is done once.
  add column mended_at timestamptz;

-- Where a mail goes that is not for the order's present address; erased once it is sent.
alter table mail add column recipient text;

-- A payment of another amount than was asked for waits for a person, and keeps its place meanwhile.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (
  state in (
    'pending', 'awaiting_payment', 'processing', 'mismatched', 'expired', 'paid', 'needs_refund',
    'refunded'
  )
);

-- Refunds and disputes were not added up before. One grosz in dispute makes the next round ask Stripe how
-- much it really is.
update orders set frozen_minor = 1 where state = 'paid' and disputed_at is not null;

-- Money that is still moving: whoever asks Stripe about open orders asks about these too.
create index orders_money_moving on orders (coalesce(asked_at, created_at))
  where state = 'needs_refund' or returning_minor > 0 or frozen_minor > 0;

-- Links that opened an order once: moved ones say so, those of a changed secret live on for a while.
create table old_order_token (
  token_hash bytea primary key,
  order_id uuid not null references orders (id) on delete cascade,
  reason text not null check (reason in ('moved', 'new_secret')),
  retired_at timestamptz not null
);

create index old_order_token_order on old_order_token (order_id);

-- Orders must never get a number that Stripe has seen before, also after an older database was
-- restored. Says the highest number given since.
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
 * Replaces hold_ticket, which processes of the version before still call while they are renewed.
 *
 * Takes one ticket off the shelf for a buyer, or says why not. One round trip, and the counter
 * last, so that its row is locked as briefly as can be. A call without a key is a purchase of its own:
 * it never finds somebody's order, which is known by its key alone.
 *
 * `proof_helps` says that the refused call would be taken with a proof of work. Proofs for holds are
 * used up in `contact_proof`, which is named after the form that asked for them first.
 */
create function place_hold(
  p_id uuid, p_attempt bytea, p_token_hash bytea, p_token_key bytea, p_return_hash bytea,
  p_back_hash bytea, p_ticket text, p_email text, p_language text,
  p_client bytea, p_net_minor integer, p_vat_minor integer, p_currency text,
  p_session_ends_at timestamptz, p_hold_ends_at timestamptz,
  p_free_holds integer, p_holds_per_client integer,
  p_proof text, p_proof_expires_at timestamptz
) returns table (outcome text, order_id uuid, order_number integer, proof_helps boolean)
language plpgsql as $$
declare
  v_existing orders;
  v_stock ticket_stock;
  v_open bigint;
  v_number integer;
begin
  -- Two calls with one key wait for each other here, two of one client below: or both would find no
  -- order yet, or count the same open ones.
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

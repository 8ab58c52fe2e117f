-- Up Migration

-- Limits by e-mail are gone: a stranger could use up the share of any address. Open orders are counted
-- by client alone, and from a few on each costs a piece of work.
drop index orders_open_by_email;

drop function hold_ticket;

/*
 * Takes one ticket off the shelf for a buyer, or says why not. One round trip, and the counter
 * last, so that its row is locked as briefly as can be.
 *
 * `proof_helps` says that the refused call would be taken with a proof of work. Proofs for holds are
 * used up in `contact_proof`, which is named after the form that asked for them first.
 */
create function hold_ticket(
  p_id uuid, p_attempt bytea, p_token_hash bytea, p_ticket text, p_email text, p_language text,
  p_client bytea, p_net_minor integer, p_vat_minor integer, p_currency text,
  p_session_ends_at timestamptz, p_hold_ends_at timestamptz,
  p_free_holds integer, p_holds_per_client integer,
  -- The processes of the version before know of no proofs: they bring none and are told 'too_many'.
  p_proof text default null, p_proof_expires_at timestamptz default null
) returns table (outcome text, order_id uuid, proof_helps boolean)
language plpgsql as $$
declare
  v_existing uuid;
  v_stock ticket_stock;
  v_open bigint;
begin
  -- Two calls with one key wait for each other here, two of one client below: or both would find no
  -- order yet, or count the same open ones.
  if p_attempt is not null then
    perform pg_advisory_xact_lock(1, hashtext(encode(p_attempt, 'hex')));
  end if;
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
    return query select 'existing', v_existing, false;
    return;
  end if;

  select * into v_stock from ticket_stock where ticket = p_ticket;
  if not v_stock.is_open then
    return query select 'closed', null::uuid, false;
    return;
  end if;
  if v_stock.held + v_stock.sold >= v_stock.capacity then
    return query select 'sold_out', null::uuid, false;
    return;
  end if;

  select count(*) into v_open from orders
    where client = p_client and state in ('pending', 'awaiting_payment', 'processing');
  if v_open >= p_holds_per_client then
    return query select 'too_many', null::uuid, false;
    return;
  end if;
  if v_open >= p_free_holds then
    if p_proof is null then
      return query select 'too_many', null::uuid, true;
      return;
    end if;
    insert into contact_proof (signature, expires_at) values (p_proof, p_proof_expires_at)
      on conflict do nothing;
    if not found then
      return query select 'proof_used', null::uuid, true;
      return;
    end if;
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
    return query select 'sold_out', null::uuid, false;
    return;
  end if;
  return query select 'held', p_id, false;
end
$$;

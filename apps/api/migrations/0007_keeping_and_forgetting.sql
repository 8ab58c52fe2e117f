-- Up Migration

-- The clock that says how old a row is. Nobody but the owner can turn it, and only a test does.
create function present_moment() returns timestamptz language sql stable return now();

-- How long each kind of row is kept. The migration writes it from the facts of the privacy policy.
-- The checks stop a mistyped fact before it erases the books.
create table retention (
  what text primary key check (
    what in ('unpaid_order', 'settled_order', 'message', 'payment_event')
  ),
  keep interval not null,
  constraint never_too_short check (
    keep >= case what
      -- A payment that comes late comes within days.
      when 'unpaid_order' then interval '7 days'
      when 'settled_order' then interval '5 years'
      when 'message' then interval '1 day'
      -- Stripe's own people can send an event again for thirty days.
      when 'payment_event' then interval '31 days'
    end
  )
);

-- Rows of this kind from before that moment are to go; null, and so nothing goes, without a rule.
create function kept_since(p_what text) returns timestamptz language sql stable
  return present_moment() - (select keep from retention where what = p_what);

-- The books are kept for years from the end of the tax year: the calendar year of the law in Poland.
create function books_close(p_last_deed timestamptz) returns timestamptz language sql stable
  return (
    date_trunc('year', p_last_deed at time zone 'Europe/Warsaw') + interval '1 year'
      + (select keep from retention where what = 'settled_order')
  ) at time zone 'Europe/Warsaw';

-- How many rows one call may take: few enough that nobody waits for it.
create function batch_of(p_limit integer) returns integer language sql immutable
  return greatest(0, least(p_limit, 1000));

create index orders_unpaid on orders (hold_ends_at) where state = 'expired' and payment_id is null;
create index orders_client_left on orders (hold_ends_at)
  where client <> '' and state not in ('pending', 'awaiting_payment', 'processing');
create index stripe_event_received on stripe_event (received_at);

/*
 * Each of these deletes a batch of what its promise no longer keeps, and says how many rows that were.
 * The rule is inside: whoever calls can only choose to delete fewer. Rows that somebody else is busy
 * with are left for the next round.
 */

-- Orders nobody paid. Whatever hints at money keeps the order: a payment, a refund, a dispute, a
-- ticket, or a mail that told the organiser of trouble.
create function delete_unpaid_orders(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids uuid[];
  v_deleted integer;
begin
  select array_agg(id) into v_ids from (
    select id from orders o
      where state = 'expired' and payment_id is null and paid_at is null and refunded_minor = 0
        and disputed_at is null and cancelled_at is null
        and hold_ends_at < kept_since('unpaid_order') and created_at < kept_since('unpaid_order')
        and not exists (select from ticket t where t.order_id = o.id)
        and not exists (select from mail m where m.order_id = o.id and m.kind like 'alert%')
      order by hold_ends_at limit batch_of(p_limit) for update skip locked
  ) old;
  delete from mail where order_id = any (v_ids);
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Orders whose years in the books are over. What still waits for somebody to settle it stays.
create function delete_settled_orders(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids uuid[];
  v_sold record;
  v_deleted integer;
begin
  select array_agg(id) into v_ids from (
    select o.id from orders o left join ticket t on t.order_id = o.id
      where o.state in ('paid', 'refunded', 'expired')
        and books_close(
          greatest(o.created_at, o.paid_at, o.cancelled_at, o.disputed_at, t.void_at, t.used_at)
        ) <= present_moment()
      limit batch_of(p_limit) for update of o skip locked
  ) old;
  delete from mail where order_id = any (v_ids);
  delete from ticket where order_id = any (v_ids);
  -- The counter keeps saying what the rows say. One ticket after the other: two rounds at once lock
  -- them in the same order.
  for v_sold in
    select ticket, count(*)::integer as count from orders
      where id = any (v_ids) and state = 'paid' group by ticket order by ticket
  loop
    update ticket_stock set sold = sold - v_sold.count where ticket = v_sold.ticket;
  end loop;
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Messages of the contact form; their mails go with them.
create function delete_old_messages(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_deleted integer;
begin
  delete from contact_message where id in (
    select id from contact_message where created_at < kept_since('message')
      order by created_at limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- What Stripe told us, by which a second delivery is known.
create function delete_payment_events(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_deleted integer;
begin
  delete from stripe_event where id in (
    select id from stripe_event where received_at < kept_since('payment_event')
      order by received_at limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Who got an announcement, once no order is left of that person: nobody can get a second copy then.
create function delete_recipients(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_deleted integer;
begin
  delete from announcement_mail where id in (
    select id from announcement_mail m
      where sent_at is not null
        and not exists (select from orders o where person_of(o.email) = m.person)
      limit batch_of(p_limit) for update skip locked
  );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

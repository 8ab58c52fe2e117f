-- Up Migration

-- Tickets that nobody bought here: given away, invited, or paid for by transfer. Each is an order like the others, so
-- that it has a number, a link, a page and its years in the books.
alter table orders
  add column origin text not null default 'sale' check (
    origin in (
      'sale', 'free', 'press', 'speaker', 'exhibitor', 'sponsor', 'group', 'transfer', 'invitation'
    )
  ),
  -- Whether it takes a place of its ticket's quota. What is sold here always does.
  add column is_counted boolean not null default true,
  -- When it last went to another person. Whoever has it since is not the one who bought it.
  add column passed_on_at timestamptz,
  add constraint sold_is_counted check (is_counted or origin <> 'sale'),
  add constraint nobody_paid_us_here check (
    origin = 'sale' or (session_id is null and payment_id is null)
  );

-- What was given can be taken back: there is no payment to refund.
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (
  state in (
    'pending', 'awaiting_payment', 'processing', 'mismatched', 'expired', 'paid', 'needs_refund',
    'refunded', 'revoked'
  )
);
alter table orders add constraint only_gifts_are_revoked check (
  state <> 'revoked' or origin <> 'sale'
);

-- The language of a mail that is not for the order's present holder.
alter table mail add column language text;

create or replace function note_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_amounts jsonb;
begin
  if tg_op = 'INSERT' then
    insert into journal (deed, order_number, facts) values ('order_placed', new.number,
      jsonb_build_object('ticket', new.ticket, 'state', new.state, 'gross_minor', new.gross_minor)
        || case when new.origin = 'sale' then '{}'
          else jsonb_build_object('origin', new.origin, 'is_counted', new.is_counted) end);
    return null;
  end if;
  if tg_op = 'DELETE' then
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
      new.number);
  elsif new.company_name <> old.company_name or new.tax_id <> old.tax_id
    or new.buyer_name <> old.buyer_name or new.billing_address <> old.billing_address
    or (new.company_name is null) > (old.company_name is null)
    or (new.tax_id is null) > (old.tax_id is null)
    or (new.buyer_name is null) > (old.buyer_name is null)
    or (new.billing_address is null) > (old.billing_address is null) then
    insert into journal (deed, order_number) values ('billing_changed', new.number);
  end if;
  return null;
end
$$;

create or replace function delete_settled_orders(p_limit integer) returns integer
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
  -- The counter keeps saying what the rows say. One ticket after the other: two rounds at once lock
  -- them in the same order.
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

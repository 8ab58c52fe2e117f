-- Up Migration

-- What an invoice needs of a buyer, as typed at the payment page; the country has a column already. The
-- address is one value, so that the parts of two addresses never mix.
alter table orders
  add column buyer_name text,
  add column billing_address jsonb check (jsonb_typeof(billing_address) = 'object');

-- The journal notes a change of these as of company and tax id; that there was one, never what it was.
create or replace function note_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_amounts jsonb;
begin
  if tg_op = 'INSERT' then
    insert into journal (deed, order_number, facts) values ('order_placed', new.number,
      jsonb_build_object('ticket', new.ticket, 'state', new.state, 'gross_minor', new.gross_minor));
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
  if new.number <> old.number or new.ticket <> old.ticket then
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
      case when new.email like '%@invalid' then 'buyer_forgotten' else 'address_corrected' end,
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

-- Up Migration

-- How an order was paid for and what Stripe kept of it, asked for by the worker once the payment has been booked.
create table payment_detail (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Stripe's own word: card, blik, p24.
  method text check (length(method) between 1 and 60),
  fee_minor integer,
  fee_currency text check (length(fee_currency) = 3),
  -- Null once both are known; a payment by bank has no fee until its money is there.
  ask_after timestamptz,
  failures integer not null default 0,
  check ((fee_minor is null) = (fee_currency is null)),
  check (ask_after is not null or (method is not null and fee_minor is not null))
);

create index payment_detail_ask on payment_detail (ask_after) where ask_after is not null;

-- Payments are listed by the day on which they were paid.
create index orders_paid on orders (paid_at, number) where paid_at is not null;

-- And what went back by the day on which Stripe told it.
create index journal_amounts on journal (id) where deed = 'order_amounts';

-- Who took what home: which lists, of which days, and how many rows. Never whose.
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

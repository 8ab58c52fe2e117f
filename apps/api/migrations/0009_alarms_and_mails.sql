-- Up Migration

-- Whatever needs a person: told once by mail, listed until somebody has settled it. Like the journal it
-- holds ids and numbers, never an address, a name, a token or a code.
create table alarm (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What it is about: an order's id, a checkout's id, a job.
  subject text not null,
  order_id uuid references orders (id),
  facts jsonb not null default '{}',
  raised_at timestamptz not null default now(),
  mailed_at timestamptz,
  settled_at timestamptz,
  unique (kind, subject)
);

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

-- Mails to the organiser were rows among those to buyers. What was not sent yet the worker's round sends.
insert into alarm (id, kind, subject, order_id, raised_at, mailed_at)
  select id, substr(kind, length('alert_') + 1), order_id::text, order_id, queued_at, sent_at
    from mail where kind like 'alert\_%';
delete from mail where kind like 'alert\_%';

-- From here on: the alarms above are in the journal as the mails they were.
create trigger note_alarm after insert or update on alarm
  for each row execute function note_alarm();
create trigger note_deletion after delete on alarm
  referencing old table as gone for each statement execute function note_deletion();

-- A mail that a server refused for good is not owed any more. In our words: the server's may hold the address.
alter table mail add column failed_at timestamptz;
alter table mail add column failure text;
alter table announcement_mail add column failed_at timestamptz;
alter table announcement_mail add column failure text;
alter table contact_mail add column failed_at timestamptz;
alter table contact_mail add column failure text;

-- Since when the buyer's mail server takes nothing for the order's address.
alter table orders add column undeliverable_at timestamptz;

-- Orders nobody paid. Whatever hints at money keeps the order: a payment, a refund, a dispute, a
-- ticket, or an alarm. That a mail could not be sent hints at no money.
create or replace function delete_unpaid_orders(p_limit integer) returns integer
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
        -- The version before still writes its alarms as mails while it is being replaced.
        and not exists (select from mail m where m.order_id = o.id and m.kind like 'alert%')
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

-- Orders whose years in the books are over, with their alarms. What still waits for somebody to settle
-- it stays. Alarms about no order go when they are as old.
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
      where o.state in ('paid', 'refunded', 'expired')
        and greatest(
          o.created_at, o.paid_at, o.cancelled_at, o.disputed_at, t.void_at, t.used_at
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
      where id = any (v_ids) and state = 'paid' group by ticket order by ticket
  loop
    update ticket_stock set sold = sold - v_sold.count where ticket = v_sold.ticket;
  end loop;
  delete from orders where id = any (v_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end
$$;

-- Who got an announcement, or was refused it, once no order is left of that person: nobody can get a
-- second copy then.
create or replace function delete_recipients(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
declare
  v_deleted integer;
begin
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

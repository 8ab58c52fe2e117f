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

-- Rows of this kind from before that moment are to go; null, and so nothing goes, without a rule. The
-- books are kept for years from the end of the tax year: the calendar year, by the clock of Poland.
create function kept_since(p_what text) returns timestamptz language sql stable
  return (
    select case what
      when 'settled_order' then
        date_trunc('year', present_moment() at time zone 'Europe/Warsaw' - keep)
          at time zone 'Europe/Warsaw'
      else present_moment() - keep
    end from retention where what = p_what
  );

-- How many rows one call may take: few enough that nobody waits for it.
create function batch_of(p_limit integer) returns integer language sql immutable
  return greatest(0, least(p_limit, 1000));

create index orders_unpaid on orders (hold_ends_at) where state = 'expired' and payment_id is null;
create index orders_client_left on orders (hold_ends_at)
  where client <> '' and state not in ('pending', 'awaiting_payment', 'processing');
create index stripe_event_received on stripe_event (received_at);

/*
 * What was done to orders, tickets and the sale, by whom and when. Triggers write it, so that nobody
 * can forget to; it holds ids and numbers, never an address, a name, a token or a code.
 */
create table journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default present_moment(),
  -- Which program, and at the organiser's desk which user of the machine: the name of the connection.
  actor text not null default coalesce(nullif(current_setting('application_name'), ''), 'unknown'),
  -- As whom it connected; this one cannot be chosen by whoever took over a program.
  role text not null default session_user,
  deed text not null,
  order_number integer,
  facts jsonb not null default '{}'
);

create index journal_order on journal (order_number, id) where order_number is not null;
create index journal_at on journal (at);

-- Orders from before the journal begin it with the last thing that is known of them.
insert into journal (at, actor, deed, order_number, facts)
  select greatest(o.created_at, o.paid_at, o.cancelled_at, o.disputed_at, t.void_at, t.used_at),
      'migration', 'order_known', o.number,
      jsonb_build_object('state', o.state, 'gross_minor', o.gross_minor)
    from orders o left join ticket t on t.order_id = o.id order by o.number;

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

create trigger journal_is_kept before update or delete on journal
  for each row execute function refuse_change_of_journal();
create trigger journal_is_not_emptied before truncate on journal
  for each statement execute function refuse_change_of_journal();

create function note_order() returns trigger
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
    or (new.company_name is null) > (old.company_name is null)
    or (new.tax_id is null) > (old.tax_id is null) then
    insert into journal (deed, order_number) values ('billing_changed', new.number);
  end if;
  return null;
end
$$;

create trigger note_order after insert or update or delete on orders
  for each row execute function note_order();

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

-- Only what the organiser sets: the counters move with every purchase.
create trigger note_sale after update on ticket_stock for each row
  when (old.capacity is distinct from new.capacity or old.is_open <> new.is_open)
  execute function note_sale();

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

create function note_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, facts)
    select 'rows_deleted', jsonb_build_object('table', tg_table_name, 'count', count(*))
      from gone having count(*) > 0;
  return null;
end
$$;

create trigger note_deletion after delete on mail
  referencing old table as gone for each statement execute function note_deletion();
create trigger note_deletion after delete on stripe_event
  referencing old table as gone for each statement execute function note_deletion();
create trigger note_deletion after delete on contact_message
  referencing old table as gone for each statement execute function note_deletion();
create trigger note_deletion after delete on announcement_mail
  referencing old table as gone for each statement execute function note_deletion();
create trigger note_deletion after delete on journal
  referencing old table as gone for each statement execute function note_deletion();

/*
 * Each of these deletes a batch of what its promise no longer keeps, and says how many rows that were.
 * The rule is inside: whoever calls can only choose to delete fewer. An order is as young as the last
 * thing the journal knows of it, so that nobody can date an order back and have it deleted. Rows that
 * somebody else is busy with are left for the next round. A plan made for few rows is not kept for many.
 */

-- Orders nobody paid. Whatever hints at money keeps the order: a payment, a refund, a dispute, a
-- ticket, or a mail that told the organiser of trouble.
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
        and not exists (select from mail m where m.order_id = o.id and m.kind like 'alert%')
        and not exists (
          select from journal j where j.order_number = o.number and j.at >= v_since
        )
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

-- What Stripe told us, by which a second delivery is known.
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

-- Who got an announcement, once no order is left of that person: nobody can get a second copy then.
create function delete_recipients(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan as $$
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

-- The journal is a part of the books.
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

/* What has to go when a person is forgotten, or is nobody to write to any more. */

-- Mails still owed to the buyer of an order whose address is erased. What tells the organiser of
-- trouble with the order names no buyer, and stays.
create function forget_mails(p_order uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from mail m using orders o
    where m.order_id = p_order and o.id = p_order and o.email like '%@invalid'
      and m.sent_at is null and m.kind not like 'alert%'
$$;

-- What was sent stays counted, under a person nobody can be found by. Orders are forgotten first.
create function forget_announcements(p_email text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from orders where lower(email) = lower(p_email)) then
    raise exception 'an order still has the address';
  end if;
  delete from announcement_mail where person = person_of(p_email) and sent_at is null;
  update announcement_mail set person = sha256(uuid_send(gen_random_uuid()))
    where person = person_of(p_email);
end
$$;

-- The person's own messages go; in those of others the address is blotted out.
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
end
$$;

-- An announcement that is owed to nobody: refunded, corrected or forgotten since.
create function drop_owed_announcement(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from announcement_mail m
    where m.id = p_id and m.sent_at is null and not exists (
      select from orders o join ticket t on t.order_id = o.id
        where person_of(o.email) = m.person and o.state = 'paid' and t.void_at is null
    )
$$;

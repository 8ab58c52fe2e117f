-- Up Migration

-- What organisers note about an order for each other. It goes with the order, and when its person is forgotten.
create table order_note (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  author uuid not null references desk_person (id),
  noted_at timestamptz not null default now(),
  text text not null check (length(text) between 1 and 2000)
);

create index order_note_order on order_note (order_id);

create function note_order_note() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Nothing where the order itself is being deleted.
  insert into journal (deed, order_number)
    select case when tg_op = 'INSERT' then 'note_added' else 'note_removed' end, number
      from orders where id = case when tg_op = 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger note_order_note after insert or delete on order_note
  for each row execute function note_order_note();

-- A sentence that comes with an issued ticket.
alter table orders add column greeting text check (length(greeting) between 1 and 300);

-- Until when somebody is giving a part of the money back: Stripe itself would take two for two.
alter table orders add column refunding_until timestamptz;

-- How much somebody asked to be given back; Stripe's own word on it may come first.
create function note_part_refund(p_order_number integer, p_minor integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into journal (deed, order_number, facts)
    values ('part_refund_asked', p_order_number, jsonb_build_object('asked_minor', p_minor))
$$;

-- What was issued last is looked up on the desk.
create index journal_issued on journal (id) where deed = 'order_placed' and facts ? 'origin';

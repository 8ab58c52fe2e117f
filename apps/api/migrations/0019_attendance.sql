-- Up Migration

-- How long each ticket was inside while it was live, in seconds, by day of the congress. Counted from the renewals of its
-- device; written often, so a page leaves room for the next version of its rows.
create table attendance (
  order_id uuid primary key references orders (id) on delete cascade,
  seconds integer[] not null
) with (fillfactor = 60);

-- Drawn once, with the name that its holder typed; whoever has the code can check it.
create table certificate (
  code text primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null check (kind in ('attendance', 'praktyk')),
  name text not null check (length(name) between 1 and 80),
  seconds integer[] not null,
  issued_at timestamptz not null default present_moment(),
  unique (order_id, kind)
);

-- Who has earned the second certificate of a VIP ticket.
create table praktyk_grant (
  order_id uuid primary key references orders (id) on delete cascade,
  granted_at timestamptz not null default present_moment()
);

create function note_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, order_number, facts)
    select 'certificate_drawn', number, jsonb_build_object('kind', new.kind)
      from orders where id = new.order_id;
  return null;
end
$$;

create trigger note_certificate after insert on certificate
  for each row execute function note_certificate();

create function note_praktyk_grant() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into journal (deed, order_number)
    select case tg_op when 'INSERT' then 'praktyk_granted' else 'praktyk_taken_back' end, number
      from orders where id = case tg_op when 'INSERT' then new.order_id else old.order_id end;
  return null;
end
$$;

create trigger note_praktyk_grant after insert or delete on praktyk_grant
  for each row execute function note_praktyk_grant();

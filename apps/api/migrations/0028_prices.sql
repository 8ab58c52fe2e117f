-- Up Migration

-- What a ticket costs from a day on, at the congress's own calendar. The law asks for the past, so a row is written
-- once; one whose day has not come may be withdrawn, and stays to be seen.
create table ticket_price (
  id bigint generated always as identity primary key,
  ticket text not null,
  since date not null,
  net_minor integer not null check (net_minor > 0),
  withdrawn_at timestamptz
);

create unique index ticket_price_day on ticket_price (ticket, since) where withdrawn_at is null;

create function note_price() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.withdrawn_at is not null or new.withdrawn_at is null
      or row(new.ticket, new.since, new.net_minor) is distinct from row(old.ticket, old.since, old.net_minor)) then
    raise exception 'a price is written once, and withdrawn once';
  end if;
  insert into journal (deed, facts)
    select case when tg_op = 'INSERT' then 'price_set' else 'price_withdrawn' end,
      jsonb_build_object('ticket', new.ticket, 'since', new.since, 'net_minor', new.net_minor);
  return null;
end
$$;

create trigger note_price after insert or update on ticket_price
  for each row execute function note_price();

-- Up Migration

-- Parts of words are found by the three-letter pieces they are made of. In a schema of its own: its functions are
-- nobody's business but the index's.
create schema trigram;
create extension if not exists pg_trgm with schema trigram;

-- What an order is looked for by; a tax number without the dashes, spaces and dots that people put into it.
create function order_words(email text, buyer_name text, company_name text, tax_id text) returns text
  language sql immutable parallel safe
  return lower(email || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(company_name, '') || ' '
    || coalesce(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g'), ''));

create index orders_words on orders
  using gin (order_words(email, buyer_name, company_name, tax_id) trigram.gin_trgm_ops);

-- What somebody asked for and others do: Stripe's own word may come first, and a mail is no change of its order.
create function note_wish(p_deed text, p_order_number integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_deed not in ('refund_asked', 'ticket_resent') then
    raise exception 'the journal knows no %', p_deed using errcode = 'insufficient_privilege';
  end if;
  insert into journal (deed, order_number) values (p_deed, p_order_number);
end
$$;

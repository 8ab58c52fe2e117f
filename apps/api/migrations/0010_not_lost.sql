-- Up Migration

-- An address whose orders somebody asks for. The worker looks and writes to it; then the row goes, and
-- within the hour in any case.
create table order_search (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null
);

create index order_search_created on order_search (created_at);

-- Orders that are told of: neither never begun nor never paid.
create index orders_told on orders (lower(email)) where state not in ('pending', 'expired');

-- Up Migration

-- Which device is inside with a ticket, and where. One row for each ticket: whoever enters later takes it over, and
-- the generation tells the device before that it is out. Renewed every forty seconds by everybody inside, so room is
-- left on each page for the next version of its rows.
create table visit (
  order_id uuid primary key references orders (id) on delete cascade,
  generation integer not null default 1,
  -- Hash of a random name that the device gave itself.
  device bytea not null,
  room text not null,
  entered_at timestamptz not null,
  renewed_at timestamptz not null
) with (fillfactor = 60);

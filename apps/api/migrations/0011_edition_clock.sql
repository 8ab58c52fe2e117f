-- Up Migration

-- What EDITION_CLOCK was set to, and when the first process started with it. One row for all processes, so
-- that their clocks agree and go on after a restart; without a setting it is real time.
create table edition_clock (
  is_only boolean primary key default true check (is_only),
  setting timestamptz,
  started_at timestamptz not null
);

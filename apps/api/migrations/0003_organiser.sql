-- Up Migration

-- A mail to everyone who holds a ticket, with the words it was begun with.
create table announcement (
  name text primary key,
  created_at timestamptz not null default now()
);

create table announcement_text (
  announcement text not null references announcement (name),
  language text not null,
  subject text not null,
  body text not null,
  primary key (announcement, language)
);

-- A person is known by a hash of the address: the address itself stands in the order only, where it
-- can be corrected and forgotten. The order is not named, because people hold several.
create function person_of(address text) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(lower(address), 'UTF8'));

create index orders_person on orders (person_of(email)) where state = 'paid';

-- One row for each person is what makes a second copy impossible, however often it is begun again.
create table announcement_mail (
  id uuid not null unique default gen_random_uuid(),
  announcement text not null references announcement (name),
  person bytea not null,
  language text not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (announcement, person)
);

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  topic text,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null,
  created_at timestamptz not null default now()
);

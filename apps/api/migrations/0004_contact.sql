-- Up Migration

create index contact_message_created on contact_message (created_at);
create index contact_message_email on contact_message (lower(email));

-- What is to be sent about a message, each thing once. It goes with its message: nothing is owed
-- about what was forgotten.
create table contact_mail (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_message (id) on delete cascade,
  kind text not null check (kind in ('message', 'confirmation')),
  queued_at timestamptz not null,
  sent_at timestamptz,
  unique (message_id, kind)
);

-- Work that has been paid with; a second payment finds the first one here.
create table contact_proof (
  signature text primary key,
  expires_at timestamptz not null
);

create index contact_proof_expires on contact_proof (expires_at);

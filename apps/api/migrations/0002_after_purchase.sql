-- Up Migration

-- When the buyer declared to cancel; the law counts from this moment, not from the refund.
alter table orders add column cancelled_at timestamptz;

-- An address can be corrected until the ticket has left our hands.
alter table ticket add column downloaded_at timestamptz;
alter table ticket add column used_at timestamptz;

-- A mail that is asked for again is another copy of the same kind.
alter table mail add column copy integer not null default 0;
alter table mail drop constraint mail_order_id_kind_key;
alter table mail add unique (order_id, kind, copy);

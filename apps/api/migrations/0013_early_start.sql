-- Up Migration

-- When the buyer agreed that we begin before the days to withdraw are over, and to which wording.
alter table orders
  add column consented_at timestamptz,
  add column consent_version integer,
  add constraint consent_is_whole check ((consented_at is null) = (consent_version is null));

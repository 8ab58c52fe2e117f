-- Up Migration

-- Reckoned once, when a file is added: a press on its link must not read it all. By its name and its content a file is
-- never taken for another that had its number before a database was restored.
alter table material add column mark text
  generated always as (left(md5(file_name || md5(content)), 12)) stored;

-- Up Migration

-- What the organiser has written and not yet shown to anybody.
create table footer_draft (
  language text primary key,
  top text not null,
  middle text not null,
  bottom text not null,
  saved_at timestamptz not null
);

-- Everything that was ever public; the newest version of a language is what visitors see. Without
-- fragments it is the footer that the site is built with, whatever that says by then.
create table footer_version (
  language text not null,
  version integer not null check (version > 0),
  top text,
  middle text,
  bottom text,
  restored integer,
  published_at timestamptz not null,
  primary key (language, version),
  check (num_nulls(top, middle, bottom) in (0, 3))
);

-- Up Migration

-- That somebody signed out, or ended a session of their own elsewhere. What goes with a passkey or a person is told by
-- their rows, and what has run out is swept away by nobody in particular.
create function note_desk_session_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('kongres.actor', true) like 'desk %' then
    insert into journal (deed, facts) values ('session_ended', jsonb_build_object('person', old.person));
  end if;
  return null;
end
$$;

create trigger note_desk_session_end after delete on desk_session for each row
  when (pg_trigger_depth() = 0) execute function note_desk_session_end();

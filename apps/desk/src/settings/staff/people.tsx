import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPerson } from '@kongres/contract/desk/settings/people';
import { call } from '../../lib/api/call.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { InviteForm } from './invite-form.tsx';
import { LinkNote, type MadeLink } from './link-note.tsx';
import { PeopleTable } from './people-table.tsx';

/** Who works at the desk: come, go, and what each may do. */
export function People() {
  const { texts } = useTexts();
  const { data: me } = useMe();
  const { data, error } = useQuery({
    queryKey: ['people'],
    queryFn: () => call<{ people: DeskPerson[] }>('people'),
  });
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const working = data?.people.filter(({ endedAt }) => !endedAt) ?? [];
  const gone = data?.people.filter(({ endedAt }) => endedAt) ?? [];

  function showLink(link: MadeLink) {
    setInviting(false);
    setMade(link);
  }

  return (
    <Page
      title={texts.people.title}
      actions={
        !isInviting && (
          <button
            type="button"
            className="small main"
            onClick={() => {
              setMade(null);
              setInviting(true);
            }}
          >
            {texts.people.invite}
          </button>
        )
      }
    >
      <Refusal error={error} />
      {isInviting && <InviteForm onInvited={showLink} onCancel={() => setInviting(false)} />}
      {made && <LinkNote made={made} />}
      {working.length > 0 && (
        <PeopleTable label={texts.people.title} people={working} me={me?.id} onLink={showLink} />
      )}
      {gone.length > 0 && (
        <>
          <h2 className="pane">{texts.people.left}</h2>
          <PeopleTable label={texts.people.left} people={gone} onLink={showLink} />
        </>
      )}
    </Page>
  );
}

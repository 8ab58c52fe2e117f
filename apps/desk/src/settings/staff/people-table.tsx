import type { DeskPerson } from '@kongres/contract/desk/settings/people';
import { useTexts } from '../../i18n/texts.tsx';
import { Table } from '../../components/table.tsx';
import type { MadeLink } from './link-note.tsx';
import { PersonRow } from './person-row.tsx';

interface PeopleTableProps {
  label: string;
  people: readonly DeskPerson[];
  /** The id of whoever looks. */
  me?: string | undefined;
  onLink: (made: MadeLink) => void;
}

export function PeopleTable({ label, people, me, onLink }: PeopleTableProps) {
  const { texts } = useTexts();
  const { name, email, role, passkeys, seen, actions } = texts.people;
  const columns = [name, email, role, passkeys, seen];
  const canAct = people.some(({ endedAt }) => !endedAt);
  return (
    <Table label={label} columns={canAct ? [...columns, actions] : columns}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} isMe={person.id === me} onLink={onLink} />
      ))}
    </Table>
  );
}

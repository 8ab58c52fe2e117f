import type { StaffMember } from '@kongres/contract/desk/settings/staff';
import { useTexts } from '../../i18n/texts.tsx';
import { Table } from '../../components/table.tsx';
import type { CreatedLink } from './link-note.tsx';
import { StaffRow } from './staff-row.tsx';

interface StaffTableProps {
  label: string;
  staff: readonly StaffMember[];
  /** Id of the signed-in user. */
  me?: string | undefined;
  onLink: (made: CreatedLink) => void;
}

export function StaffTable({ label, staff, me, onLink }: StaffTableProps) {
  const { texts } = useTexts();
  const { name, email, role, passkeys, lastSignIn, actions } = texts.staff;
  const columns = [name, email, role, passkeys, lastSignIn];
  const canAct = staff.some(({ deactivatedAt }) => !deactivatedAt);
  return (
    <Table label={label} columns={canAct ? [...columns, actions] : columns}>
      {staff.map((staffMember) => (
        <StaffRow
          key={staffMember.id}
          staffMember={staffMember}
          isMe={staffMember.id === me}
          onLink={onLink}
        />
      ))}
    </Table>
  );
}

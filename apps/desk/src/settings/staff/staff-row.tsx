import { fillText } from '@kongres/content/format/marked-text';
import type { StaffMember } from '@kongres/contract/desk/settings/staff';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/routes';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { tableStyles as styles } from '../../components/table.tsx';
import type { CreatedLink } from './link-note.tsx';

interface StaffRowProps {
  staffMember: StaffMember;
  isMe: boolean;
  onLink: (made: CreatedLink) => void;
}

export function StaffRow({ staffMember, isMe, onLink }: StaffRowProps) {
  const { texts, language } = useTexts();
  const { id, name, email, role, passkeys, lastSeenAt, deactivatedAt, invitationExpiresAt } =
    staffMember;
  const newLink = useDeskMutation<{ id: string }, Omit<CreatedLink, 'name'>>(
    'createInvitationLink',
    (made) => onLink({ ...made, name }),
  );
  const newRole = useDeskMutation<{ id: string; role: DeskRole }, object>(
    'changeStaffRole',
    () => {},
  );
  const removeAccess = useDeskMutation<{ id: string }, object>('deactivateStaffMember', () => {});
  const time = (moment: string) => formatTime(moment, language);

  function formatLastSignIn(): string {
    if (deactivatedAt) return fillText(texts.staff.removedAt, { time: time(deactivatedAt) });
    if (lastSeenAt) return time(lastSeenAt);
    if (invitationExpiresAt)
      return fillText(texts.staff.invited, { time: time(invitationExpiresAt) });
    return passkeys > 0 ? texts.staff.never : texts.staff.linkExpired;
  }

  const questions = [
    { mutation: newLink, question: fillText(texts.staff.confirmNewLink, { name }) },
    {
      mutation: newRole,
      question: fillText(texts.staff.confirmRole, {
        name,
        role: texts.roles[newRole.question?.body.role ?? role],
      }),
    },
    { mutation: removeAccess, question: fillText(texts.staff.confirmRemoveAccess, { name }) },
  ];

  return (
    <tr>
      <td>
        <b>{name}</b> {isMe && <span className={styles.dim}>({texts.staff.you})</span>}
      </td>
      <td className={styles.dim}>{email}</td>
      <td>
        {deactivatedAt ? (
          texts.roles[role]
        ) : (
          <select
            aria-label={fillText(texts.staff.changeRole, { name })}
            value={newRole.question?.body.role ?? role}
            onChange={(event) => newRole.mutate({ id, role: event.target.value as DeskRole })}
          >
            {deskRoles.map((each) => (
              <option key={each} value={each}>
                {texts.roles[each]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>{passkeys}</td>
      <td className={styles.nowrap}>{formatLastSignIn()}</td>
      {!deactivatedAt && (
        <td>
          <div className={styles.actions}>
            <button
              type="button"
              className="small"
              aria-label={`${texts.staff.newLink}: ${name}`}
              onClick={() => newLink.mutate({ id })}
            >
              {texts.staff.newLink}
            </button>
            <button
              type="button"
              className="small danger"
              aria-label={`${texts.staff.removeAccess}: ${name}`}
              onClick={() => removeAccess.mutate({ id })}
            >
              {texts.staff.removeAccess}
            </button>
          </div>
          {questions.map(({ mutation, question }) => (
            <div key={question}>
              <ErrorNotice error={mutation.error} />
              {mutation.question && <ConfirmDialog question={question} mutation={mutation} />}
            </div>
          ))}
        </td>
      )}
    </tr>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import type { DeskPerson } from '@kongres/contract/desk/settings/people';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/rules';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { tableStyles as styles } from '../../components/table.tsx';
import type { MadeLink } from './link-note.tsx';

interface PersonRowProps {
  person: DeskPerson;
  isMe: boolean;
  onLink: (made: MadeLink) => void;
}

export function PersonRow({ person, isMe, onLink }: PersonRowProps) {
  const { texts, language } = useTexts();
  const { id, name, email, role, passkeys, seenAt, endedAt, linkEndsAt } = person;
  const newLink = useDeed<{ id: string }, Omit<MadeLink, 'name'>>('personLink', (made) =>
    onLink({ ...made, name }),
  );
  const newRole = useDeed<{ id: string; role: DeskRole }, object>('personRole', () => {});
  const end = useDeed<{ id: string }, object>('personEnd', () => {});
  const time = (moment: string) => formatTime(moment, language);

  function lastSeen(): string {
    if (endedAt) return fillText(texts.people.leftAt, { time: time(endedAt) });
    if (seenAt) return time(seenAt);
    if (linkEndsAt) return fillText(texts.people.invited, { time: time(linkEndsAt) });
    return passkeys > 0 ? texts.people.never : texts.people.noLink;
  }

  const questions = [
    { deed: newLink, question: fillText(texts.people.askLink, { name }) },
    {
      deed: newRole,
      question: fillText(texts.people.askRole, {
        name,
        role: texts.roles[newRole.question?.body.role ?? role],
      }),
    },
    { deed: end, question: fillText(texts.people.askEnd, { name }) },
  ];

  return (
    <tr>
      <td>
        <b>{name}</b> {isMe && <span className={styles.dim}>({texts.people.you})</span>}
      </td>
      <td className={styles.dim}>{email}</td>
      <td>
        {endedAt ? (
          texts.roles[role]
        ) : (
          <select
            aria-label={fillText(texts.people.changeRole, { name })}
            value={newRole.question?.body.role ?? role}
            onChange={(event) => newRole.act({ id, role: event.target.value as DeskRole })}
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
      <td className={styles.nowrap}>{lastSeen()}</td>
      {!endedAt && (
        <td>
          <div className={styles.actions}>
            <button
              type="button"
              className="small"
              aria-label={`${texts.people.newLink}: ${name}`}
              onClick={() => newLink.act({ id })}
            >
              {texts.people.newLink}
            </button>
            <button
              type="button"
              className="small danger"
              aria-label={`${texts.people.end}: ${name}`}
              onClick={() => end.act({ id })}
            >
              {texts.people.end}
            </button>
          </div>
          {questions.map(({ deed, question }) => (
            <div key={question}>
              <Refusal error={deed.refusal} />
              {deed.question && <AskAgain question={question} mutation={deed} />}
            </div>
          ))}
        </td>
      )}
    </tr>
  );
}

import { useForm } from 'react-hook-form';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/rules';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { emailPattern } from '../../components/email-pattern.ts';
import { Refusal } from '../../components/refusal.tsx';
import type { MadeLink } from './link-note.tsx';

interface Invited {
  name: string;
  email: string;
  role: DeskRole;
}

interface InviteFormProps {
  onInvited: (made: MadeLink) => void;
  onCancel: () => void;
}

export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { texts } = useTexts();
  const { register, handleSubmit, getValues, formState } = useForm<Invited>({
    defaultValues: { name: '', email: '', role: 'reader' },
  });
  const { act, isBusy, refusal } = useDeed<Invited, Omit<MadeLink, 'name'>>(
    'personInvite',
    (made) => onInvited({ ...made, name: getValues('name') }),
  );
  const { name, email } = formState.errors;
  return (
    <form
      className="pane stack"
      noValidate
      aria-label={texts.people.inviteTitle}
      onSubmit={(event) => void handleSubmit((invited) => !isBusy && act(invited))(event)}
    >
      <h2>{texts.people.inviteTitle}</h2>
      <p>{texts.people.inviteHint}</p>
      <div className="fields">
        <Field
          label={texts.people.name}
          autoComplete="off"
          maxLength={120}
          error={name && texts.ui.required}
          {...register('name', { validate: (value) => value.trim() !== '' })}
        />
        <Field
          label={texts.people.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={email && texts.ui.invalidEmail}
          {...register('email', { required: true, pattern: emailPattern })}
        />
        <SelectField label={texts.people.role} {...register('role')}>
          {deskRoles.map((role) => (
            <option key={role} value={role}>
              {texts.roles[role]}: {texts.roleHints[role]}
            </option>
          ))}
        </SelectField>
      </div>
      <Refusal error={refusal} />
      <p>
        <button type="submit" className="small main" aria-disabled={isBusy}>
          {texts.people.invite}
        </button>{' '}
        <button type="button" className="small" onClick={onCancel}>
          {texts.ui.cancel}
        </button>
      </p>
    </form>
  );
}

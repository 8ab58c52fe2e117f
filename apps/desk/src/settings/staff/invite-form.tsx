import { useForm } from 'react-hook-form';
import { deskRoles, type DeskRole } from '@kongres/contract/desk/routes';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { emailPattern } from '../../components/email-pattern.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import type { CreatedLink } from './link-note.tsx';

interface InviteRequest {
  name: string;
  email: string;
  role: DeskRole;
}

interface InviteFormProps {
  onInvited: (made: CreatedLink) => void;
  onCancel: () => void;
}

export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { texts } = useTexts();
  const { register, handleSubmit, getValues, formState } = useForm<InviteRequest>({
    defaultValues: { name: '', email: '', role: 'reader' },
  });
  const { mutate, isBusy, error } = useDeskMutation<InviteRequest, Omit<CreatedLink, 'name'>>(
    'inviteStaffMember',
    (made) => onInvited({ ...made, name: getValues('name') }),
  );
  const { name, email } = formState.errors;
  return (
    <form
      className="pane stack"
      noValidate
      aria-label={texts.staff.inviteTitle}
      onSubmit={(event) => void handleSubmit((invited) => !isBusy && mutate(invited))(event)}
    >
      <h2>{texts.staff.inviteTitle}</h2>
      <p>{texts.staff.inviteHint}</p>
      <div className="fields">
        <Field
          label={texts.staff.name}
          autoComplete="off"
          maxLength={120}
          error={name && texts.ui.required}
          {...register('name', { validate: (value) => value.trim() !== '' })}
        />
        <Field
          label={texts.staff.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={email && texts.ui.invalidEmail}
          {...register('email', { required: true, pattern: emailPattern })}
        />
        <SelectField label={texts.staff.role} {...register('role')}>
          {deskRoles.map((role) => (
            <option key={role} value={role}>
              {texts.roles[role]}: {texts.roleHints[role]}
            </option>
          ))}
        </SelectField>
      </div>
      <ErrorNotice error={error} />
      <p>
        <button type="submit" className="small main" aria-disabled={isBusy}>
          {texts.staff.invite}
        </button>{' '}
        <button type="button" className="small" onClick={onCancel}>
          {texts.ui.cancel}
        </button>
      </p>
    </form>
  );
}

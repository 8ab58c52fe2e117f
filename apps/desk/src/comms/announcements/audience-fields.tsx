import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { checkInStates } from '@kongres/contract/desk/comms/announcement-states';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './announcements.module.css';
import { CheckboxGroup } from './checkbox-group.tsx';
import type { DraftInput } from './draft-state.ts';
import { useAudience } from './use-audience.ts';

interface AudienceFieldsProps {
  audience: DraftInput['audience'];
  addresses: string;
  invalidAddress: string | undefined;
  onChange: (audience: DraftInput['audience']) => void;
  onAddressesChange: (people: string) => void;
}

export function AudienceFields(props: AudienceFieldsProps) {
  const { audience, addresses, invalidAddress, onChange, onAddressesChange } = props;
  const { texts } = useTexts();
  const words = texts.announcements;
  const { data } = useAudience();
  const workshops = data?.workshops ?? [];
  return (
    <section className={styles.fields} aria-labelledby="recipients">
      <h2 id="recipients">{words.recipients}</h2>
      <p>{words.recipientsHint}</p>
      <CheckboxGroup
        legend={words.tickets}
        options={admissionIds.map((id) => [id, formatTicketName(id, texts)] as const)}
        chosen={audience.tickets}
        onChange={(tickets) => onChange({ ...audience, tickets })}
      />
      <CheckboxGroup
        legend={words.languages}
        options={languages.map(({ id, label }) => [id, label] as const)}
        chosen={audience.languages}
        onChange={(chosen) => onChange({ ...audience, languages: chosen })}
      />
      <fieldset className={styles.choices}>
        <legend>{words.checkIn}</legend>
        {[null, ...checkInStates].map((entry) => (
          <label key={entry}>
            <input
              type="radio"
              name="entry"
              checked={audience.entry === entry}
              onChange={() => onChange({ ...audience, entry })}
            />
            {words[entry ?? 'everyone']}
          </label>
        ))}
      </fieldset>
      {(workshops.length > 0 || audience.workshop) && (
        <SelectField
          label={words.workshop}
          value={audience.workshop ?? ''}
          onChange={({ target }) => onChange({ ...audience, workshop: target.value || null })}
        >
          <option value="">{words.anyWorkshop}</option>
          {audience.workshop && !workshops.some(({ id }) => id === audience.workshop) && (
            <option value={audience.workshop}>{audience.workshop}</option>
          )}
          {workshops.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={audience.isSingle}
          onChange={({ target }) => onChange({ ...audience, isSingle: target.checked })}
        />
        {words.onlyListed}
      </label>
      {audience.isSingle && (
        <Field
          multiline
          label={words.addresses}
          hint={words.addressesHint}
          autoComplete="off"
          spellCheck={false}
          rows={4}
          value={addresses}
          error={invalidAddress && fillText(words.invalidAddress, { address: invalidAddress })}
          onChange={({ target }) => onAddressesChange(target.value)}
        />
      )}
    </section>
  );
}

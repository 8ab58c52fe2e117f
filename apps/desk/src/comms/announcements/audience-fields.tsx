import { admissionIds } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { entryStates } from '@kongres/contract/desk/comms/announcement-states';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './announcements.module.css';
import { Choices } from './choices.tsx';
import type { Typed } from './draft-state.ts';
import { useAudience } from './use-audience.ts';

interface AudienceFieldsProps {
  audience: Typed['audience'];
  people: string;
  /** An address that is none. */
  fault: string | undefined;
  onChange: (audience: Typed['audience']) => void;
  onPeople: (people: string) => void;
}

/** Whom it is for: every choice narrows. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { audience, people, fault, onChange, onPeople } = props;
  const { texts } = useTexts();
  const words = texts.announcements;
  const { data } = useAudience();
  const workshops = data?.workshops ?? [];
  return (
    <section className={styles.fields} aria-labelledby="whom">
      <h2 id="whom">{words.whom}</h2>
      <p>{words.whomHint}</p>
      <Choices
        legend={words.tickets}
        options={admissionIds.map((id) => [id, ticketName(id, texts)] as const)}
        chosen={audience.tickets}
        onChoose={(tickets) => onChange({ ...audience, tickets })}
      />
      <Choices
        legend={words.languages}
        options={languages.map(({ id, label }) => [id, label] as const)}
        chosen={audience.languages}
        onChoose={(chosen) => onChange({ ...audience, languages: chosen })}
      />
      <fieldset className={styles.choices}>
        <legend>{words.entry}</legend>
        {[null, ...entryStates].map((entry) => (
          <label key={entry}>
            <input
              type="radio"
              name="entry"
              checked={audience.entry === entry}
              onChange={() => onChange({ ...audience, entry })}
            />
            {words[entry ?? 'anybody']}
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
        {words.onlyPeople}
      </label>
      {audience.isSingle && (
        <Field
          multiline
          label={words.people}
          hint={words.peopleHint}
          autoComplete="off"
          spellCheck={false}
          rows={4}
          value={people}
          error={fault && fillText(words.badPeople, { address: fault })}
          onChange={({ target }) => onPeople(target.value)}
        />
      )}
    </section>
  );
}

import { admissionIds, origins } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { orderStates } from '@kongres/contract/desk/sales/order-states';
import { useTexts } from '../../i18n/texts.tsx';
import { Choice } from '../../components/choice.tsx';
import listStyles from '../../components/list.module.css';
import { ticketName } from '../../components/ticket-name.ts';
import { withFilter, type FilterName } from './order-address.ts';
import styles from './orders.module.css';

interface FiltersProps {
  search: URLSearchParams;
  onChange: (search: URLSearchParams) => void;
}

/** Every choice is in the address at once; words are looked for when they are sent. */
export function Filters({ search, onChange }: FiltersProps) {
  const { texts } = useTexts();
  const choose = (name: FilterName, value: string) => onChange(withFilter(search, name, value));
  return (
    <search className={listStyles.filters}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('q');
          choose('q', typeof typed === 'string' ? typed : '');
        }}
      >
        <input
          type="search"
          name="q"
          maxLength={254}
          aria-label={texts.orders.search}
          placeholder={texts.orders.search}
          defaultValue={search.get('q') ?? ''}
        />
        <button type="submit" className="small">
          {texts.orders.find}
        </button>
      </form>
      <Choice
        label={texts.orders.state}
        value={search.get('state')}
        options={orderStates.map((id) => [id, texts.states[id]])}
        onChoose={(value) => choose('state', value)}
      />
      <Choice
        label={texts.orders.ticket}
        value={search.get('ticket')}
        options={admissionIds.map((id) => [id, ticketName(id, texts)])}
        onChoose={(value) => choose('ticket', value)}
      />
      <Choice
        label={texts.orders.language}
        value={search.get('language')}
        options={languages.map(({ id, label }) => [id, label])}
        onChoose={(value) => choose('language', value)}
      />
      <Choice
        label={texts.orders.origin}
        value={search.get('origin')}
        options={origins.map((id) => [id, texts.origins[id]])}
        onChoose={(value) => choose('origin', value)}
      />
      {(['since', 'until'] as const).map((name) => (
        <label key={name} className={styles.date}>
          {texts.orders[name]}
          <input
            type="date"
            value={search.get(name) ?? ''}
            onChange={(event) => choose(name, event.target.value)}
          />
        </label>
      ))}
    </search>
  );
}

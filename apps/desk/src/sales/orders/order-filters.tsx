import { admissionIds, origins } from '@kongres/content/facts/admissions';
import { languages } from '@kongres/content/facts/languages';
import { orderStates } from '@kongres/contract/desk/sales/order-states';
import { useTexts } from '../../i18n/texts.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import listStyles from '../../components/list.module.css';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { replaceFilter, type FilterName } from './order-search-params.ts';
import styles from './orders.module.css';

interface OrderFiltersProps {
  search: URLSearchParams;
  onChange: (search: URLSearchParams) => void;
}

/** Filters apply at once, the search when submitted. */
export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  const { texts } = useTexts();
  const applyFilter = (name: FilterName, value: string) =>
    onChange(replaceFilter(search, name, value));
  return (
    <search className={listStyles.filters}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = new FormData(event.currentTarget).get('q');
          applyFilter('q', typeof input === 'string' ? input : '');
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
      <FilterSelect
        label={texts.orders.status}
        value={search.get('state')}
        options={orderStates.map((id) => [id, texts.orderStatuses[id]])}
        onChange={(value) => applyFilter('state', value)}
      />
      <FilterSelect
        label={texts.orders.ticket}
        value={search.get('ticket')}
        options={admissionIds.map((id) => [id, formatTicketName(id, texts)])}
        onChange={(value) => applyFilter('ticket', value)}
      />
      <FilterSelect
        label={texts.orders.language}
        value={search.get('language')}
        options={languages.map(({ id, label }) => [id, label])}
        onChange={(value) => applyFilter('language', value)}
      />
      <FilterSelect
        label={texts.orders.origin}
        value={search.get('origin')}
        options={origins.map((id) => [id, texts.origins[id]])}
        onChange={(value) => applyFilter('origin', value)}
      />
      {(['since', 'until'] as const).map((name) => (
        <label key={name} className={styles.date}>
          {texts.orders[name]}
          <input
            type="date"
            value={search.get(name) ?? ''}
            onChange={(event) => applyFilter(name, event.target.value)}
          />
        </label>
      ))}
    </search>
  );
}

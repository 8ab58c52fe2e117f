import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/texts.tsx';
import styles from './layout.module.css';

/** Order search in the header; pressing "/" focuses it. */
export function OrderSearch() {
  const { texts } = useTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const query = field.current?.value.trim() ?? '';
          if (query) void navigate(`/orders?${new URLSearchParams({ q: query }).toString()}`);
          if (field.current) field.current.value = '';
        }}
      >
        <input
          ref={field}
          type="search"
          name="find"
          maxLength={254}
          aria-label={texts.orders.searchAll}
          aria-keyshortcuts="/"
          placeholder={texts.orders.find}
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
    </search>
  );
}

import { useId, useSyncExternalStore } from 'react';
import { languages } from '@kongres/content/facts/languages';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { useAddress } from '../../lib/routing/use-address.ts';
import { useHash } from '../../lib/routing/use-hash.ts';
import { useIsUnknown, withoutPrefix } from '../../lib/routing/use-shown-language.ts';
import { useSearch } from '../../lib/routing/use-search.ts';
import { keepsFragment, withPrefix } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import { Later } from '../../lib/deferred-hydration/later.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { Flag } from './flag.tsx';
import styles from './language-switcher.module.css';

export function LanguageSwitcher() {
  const { language: texts } = useTexts('frame');
  const current = useLanguage();
  const panel = useId();
  const { isOpen, close, container, button } = useDisclosure<HTMLDivElement>({ onHover: false });
  return (
    <div className={styles.switcher} data-open={isOpen || undefined} {...container}>
      <button type="button" aria-controls={panel} {...button}>
        <span className="visually-hidden">{texts.label}: </span>
        <Flag country={current.flag} />
        <span lang={current.id}>{current.label}</span>
        <Icon name="down" />
      </button>
      <div className={styles.panel} id={panel}>
        <Later place={container.ref}>
          <LanguageLinks onChoose={close} />
        </Later>
      </div>
    </div>
  );
}

/** The same page in the other languages; the query comes along, and the fragment that a page is told by. */
export function LanguageLinks({ onChoose }: { onChoose?: () => void }) {
  const { language: texts } = useTexts('frame');
  const current = useLanguage();
  const search = useSearch();
  const fragment = useHash() ?? '';
  const rest = useRest();
  const hash = keepsFragment(rest) ? fragment : '';
  return (
    <ul className={styles.languages} aria-label={texts.choose}>
      {languages.map((language) => (
        <li key={language.id}>
          <a
            href={withPrefix(rest, language) + search + hash}
            lang={language.id}
            hrefLang={language.id}
            aria-current={language === current ? 'true' : undefined}
            onClick={onChoose}
          >
            <Flag country={language.flag} />
            {language.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The path without its language. A 404 page knows only the one it was built at until it is hydrated. */
function useRest(): string {
  const rest = withoutPrefix(useAddress());
  const isUnknown = useIsUnknown();
  return useSyncExternalStore(
    () => () => {},
    () => rest,
    () => (isUnknown ? '404' : rest),
  );
}

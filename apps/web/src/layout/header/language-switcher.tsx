import { useId, useSyncExternalStore } from 'react';
import { languages } from '@kongres/content/facts/languages';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { storeLanguage } from '../../lib/i18n/stored-language.ts';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { usePagePath } from '../../lib/routing/use-page-path.ts';
import { useHash } from '../../lib/routing/use-hash.ts';
import { useIsNotFound, removeLanguagePrefix } from '../../lib/routing/use-page-language.ts';
import { useSearch } from '../../lib/routing/use-search.ts';
import { addLanguagePrefix } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import { DeferredHydration } from '../../lib/deferred-hydration/deferred-hydration.tsx';
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
        <DeferredHydration container={container.ref}>
          <LanguageLinks onChoose={close} />
        </DeferredHydration>
      </div>
    </div>
  );
}

/** The same page in other languages with its query and fragment. */
export function LanguageLinks({ onChoose }: { onChoose?: () => void }) {
  const { language: texts } = useTexts('frame');
  const current = useLanguage();
  const search = useSearch();
  const hash = useHash() ?? '';
  const rest = usePathWithoutLanguage();
  return (
    <ul className={styles.languages} aria-label={texts.choose}>
      {languages.map((language) => (
        <li key={language.id}>
          <a
            href={addLanguagePrefix(rest, language) + search + hash}
            lang={language.id}
            hrefLang={language.id}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => {
              // A 404 page does not store the language of its address.
              storeLanguage(language.id);
              onChoose?.();
            }}
          >
            <Flag country={language.flag} />
            {language.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Path without language. A 404 page knows its real path only after hydration. */
function usePathWithoutLanguage(): string {
  const rest = removeLanguagePrefix(usePagePath());
  const isUnknown = useIsNotFound();
  return useSyncExternalStore(
    () => () => {},
    () => rest,
    () => (isUnknown ? '404' : rest),
  );
}

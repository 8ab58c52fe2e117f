import { useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language.tsx';
import { loadSearch, type LoadedSearch } from './load-search.ts';

type State = 'loading' | 'failed' | LoadedSearch;

export function useLoadedSearch() {
  const language = useLanguage();
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    let isWanted = true;
    loadSearch(language).then(
      (loaded) => isWanted && setState(loaded),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [language, state]);

  return { state, retry: () => setState('loading') };
}

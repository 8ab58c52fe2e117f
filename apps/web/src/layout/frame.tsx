import { useEffect } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { Language } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { PhaseContext } from '../lib/edition/phase.ts';
import { useEditionPhase } from '../lib/edition/use-edition-phase.ts';
import { LanguageContext } from '../lib/i18n/language.tsx';
import { storeLanguage } from '../lib/i18n/stored-language.ts';
import { TextsProvider } from '../lib/i18n/texts.tsx';
import { FollowLinks } from './navigation/follow-links.tsx';
import { useIsUnknown, useShownLanguage } from '../lib/routing/use-shown-language.ts';
import { Footer } from './footer/footer.tsx';
import { loadFrame } from './frame.server.ts';
import { FreshStart } from './fresh-start.tsx';
import { Header } from './header/header.tsx';
import { Offline } from '../offline/offline.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnderDevelopmentStrip } from './under-development-strip.tsx';
import { useRouteChange } from './navigation/use-route-change.ts';
import { WelcomePopup } from './welcome-popup.tsx';

export const loader = loadFrame;

export default function Frame() {
  const { builtYears, builtPhase, texts, others } = useLoaderData<typeof loader>();
  const language = useShownLanguage();
  useSavedLanguage(useIsUnknown() ? null : language);
  useRouteChange();
  const phase = useEditionPhase(builtPhase);
  return (
    <PhaseContext value={phase}>
      <LanguageContext value={language}>
        <TextsProvider texts={others?.[language.id] ?? texts}>
          {/* A translator cuts React off from its words: another language begins with new elements. */}
          <FreshStart key={`header ${language.id}`}>
            <SkipLink />
            {site.isUnderConstruction && <WelcomePopup />}
            <Header />
          </FreshStart>
          <FreshStart key={`main ${language.id}`}>
            <main id="main">
              <Outlet />
            </main>
          </FreshStart>
          <FreshStart>
            {site.isUnderConstruction && <UnderDevelopmentStrip />}
            <Footer builtYears={builtYears} />
            <Offline />
            <FollowLinks />
          </FreshStart>
        </TextsProvider>
      </LanguageContext>
    </PhaseContext>
  );
}

/** Under /{lang}/ the path wins and is remembered; an address that is none has nothing to say. */
function useSavedLanguage(language: Language | null): void {
  const code = language?.id;
  useEffect(() => {
    if (code) storeLanguage(code);
  }, [code]);
}

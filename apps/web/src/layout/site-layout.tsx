import { useEffect } from 'react';
import { Outlet } from 'react-router';
import type { Language } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { PhaseContext } from '../lib/edition/phase.ts';
import { useEditionPhase } from '../lib/edition/use-edition-phase.ts';
import { LanguageContext } from '../lib/i18n/language.tsx';
import { storeLanguage } from '../lib/i18n/stored-language.ts';
import { TextsProvider } from '../lib/i18n/texts.tsx';
import { ClientNavigation } from './navigation/client-navigation.tsx';
import { useIsNotFound, usePageLanguage } from '../lib/routing/use-page-language.ts';
import { Footer } from './footer/footer.tsx';
import { loadSiteLayout } from './site-layout.server.ts';
import { pagesWithoutPopup } from './page-groups.ts';
import { RemountBoundary } from './remount-boundary.tsx';
import { Header } from './header/header.tsx';
import { LazyOfflineSupport } from '../offline/lazy-offline-support.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnderDevelopmentStrip } from './under-development-strip.tsx';
import { useIsPage } from './use-is-page.ts';
import { useLayoutData } from './use-layout-data.ts';
import { useRouteChange } from './navigation/use-route-change.ts';
import { WelcomePopup } from './welcome-popup.tsx';

export const loader = loadSiteLayout;

export default function SiteLayout() {
  const { builtYears, builtPhase, samplePages, texts, others } = useLayoutData();
  const language = usePageLanguage();
  useSavedLanguage(useIsNotFound() ? null : language);
  useRouteChange();
  const phase = useEditionPhase(builtPhase);
  const hasPopup = !useIsPage(pagesWithoutPopup) && site.isUnderConstruction;
  return (
    <PhaseContext value={phase}>
      <LanguageContext value={language}>
        <TextsProvider texts={others?.[language.id] ?? texts}>
          {/* Translation tools replace text nodes: another language remounts with new elements. */}
          <RemountBoundary key={`header ${language.id}`}>
            <SkipLink />
            {hasPopup && <WelcomePopup />}
            <Header />
          </RemountBoundary>
          <RemountBoundary key={`main ${language.id}`}>
            <main id="main">
              <Outlet />
            </main>
          </RemountBoundary>
          <RemountBoundary>
            {site.isUnderConstruction && <UnderDevelopmentStrip samplePages={samplePages} />}
            <Footer builtYears={builtYears} />
            <LazyOfflineSupport />
            <ClientNavigation />
          </RemountBoundary>
        </TextsProvider>
      </LanguageContext>
    </PhaseContext>
  );
}

/** A language prefix in the path is remembered; a 404 page has none. */
function useSavedLanguage(language: Language | null): void {
  const code = language?.id;
  useEffect(() => {
    if (code) storeLanguage(code);
  }, [code]);
}

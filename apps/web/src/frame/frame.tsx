import { Outlet, useLoaderData } from 'react-router';
import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { LanguageContext } from '../i18n/language.tsx';
import { TextsProvider } from '../i18n/texts.tsx';
import { Footer } from './footer.tsx';
import { loadFrame } from './frame.server.ts';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnderDevelopmentStrip } from './under-development-strip.tsx';
import { useRouteChange } from './use-route-change.ts';
import { useSavedLanguage } from './use-saved-language.ts';
import { WelcomePopup } from './welcome-popup.tsx';

export const loader = loadFrame;

export default function Frame() {
  const { language: code, builtYears, texts } = useLoaderData<typeof loader>();
  const language = pick(languages, code);
  useSavedLanguage(language);
  useRouteChange();
  return (
    <LanguageContext value={language}>
      <TextsProvider texts={texts}>
        <SkipLink />
        <Header />
        <main id="main">
          <Outlet />
        </main>
        <UnderDevelopmentStrip />
        <Footer builtYears={builtYears} />
        <WelcomePopup />
      </TextsProvider>
    </LanguageContext>
  );
}

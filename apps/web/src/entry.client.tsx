import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import {
  removeUnknownEntryRoutes,
  removeUnneededRoutes,
  redirectToLowerCase,
  replaceWithCanonicalUrl,
} from './lib/routing/canonical-url.ts';
import { forceDocumentNavigation } from './offline/force-document-navigation.ts';
import { saveServedPage, setReactRoot, showServedPage } from './layout/served-page.ts';

removeUnneededRoutes();
if (!redirectToLowerCase()) {
  replaceWithCanonicalUrl();
  removeUnknownEntryRoutes();
  saveServedPage();
  forceDocumentNavigation();
  // The page is readable before hydration, which gives way to input.
  startTransition(hydratePage);
}

/** React renders the page anew if the DOM has changed; if that fails, the served page is restored. */
function hydratePage() {
  const root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onUncaughtError(error) {
        reportError(error);
        showServedPage();
      },
    },
  );
  setReactRoot(root);
}

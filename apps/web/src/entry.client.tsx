import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import {
  forgetEntriesOfUnknown,
  forgetRoutesOfOthers,
  leaveForRightCase,
  straightenAddress,
} from './lib/routing/served-address.ts';
import { leaveByDocuments } from './offline/leave-by-documents.ts';
import { keepServedPage, setRoot, showServedPage } from './layout/served-page.ts';

forgetRoutesOfOthers();
if (!leaveForRightCase()) {
  straightenAddress();
  forgetEntriesOfUnknown();
  keepServedPage();
  leaveByDocuments();
  // The page is readable before this runs, so hydration gives way to whatever the visitor does.
  startTransition(hydrate);
}

/** Where the page is no longer as it was built, React draws it anew; where it cannot, the served page stays. */
function hydrate() {
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
  setRoot(root);
}

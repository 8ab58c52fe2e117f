import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import { site } from '@kongres/content/facts/site';
import { iconPaths } from './illustrations/icon-paths.ts';
import { usePageLanguage } from './lib/routing/use-page-language.ts';
import { earlyClickScript, replayEarlyClick } from './layout/early-click.ts';
import { earlyPopupScript } from './layout/early-popup.ts';
import { getWebManifestPath } from './offline/addresses.ts';
import { speculationRules } from './layout/navigation/speculation-rules.ts';
import { StructuredData } from './layout/structured-data.tsx';
import { restoreServedPage } from './layout/served-page.ts';
import textFont from '@kongres/ui/fonts/schibsted-grotesk-latin.woff2?url';
import { createServedMarkup } from '@kongres/ui/served-markup.ts';
import '@kongres/ui/fonts.css';
import '@kongres/ui/fonts/subset.css';
import '@kongres/ui/tokens.css';
import '@kongres/ui/base.css';
import './layout/navigation/page-change.css';
import '@kongres/ui/print.css';

/** Preloads the font of the masthead and of paragraphs. */
export function links() {
  return [
    { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

/**
 * Scripts are in the built page only: the CSP forbids adding one, and React ignores unknown elements in head and body.
 */
export function Layout({ children }: { children: ReactNode }) {
  const language = usePageLanguage();
  return (
    <html lang={language.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        {/* Automatic phone links would change the page before hydration. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <link rel="icon" href={iconPaths.tab} sizes="32x32" />
        <link rel="icon" href="/art/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconPaths.touch} />
        <link rel="manifest" href={getWebManifestPath(language)} />
        <Links />
        {import.meta.env.SSR && <script {...createServedMarkup(earlyClickScript)} />}
        {import.meta.env.SSR && site.isUnderConstruction && (
          <script {...createServedMarkup(earlyPopupScript)} />
        )}
        {import.meta.env.SSR && (
          <script type="speculationrules" {...createServedMarkup(speculationRules)} />
        )}
        {import.meta.env.SSR && <StructuredData />}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(replayEarlyClick, []);
  return <Outlet />;
}

/** Rendering failed, or a page could not be fetched: restores the served page. */
export function ErrorBoundary() {
  useLayoutEffect(restoreServedPage, []);
  return null;
}

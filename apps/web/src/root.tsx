import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import { iconAddresses } from './illustrations/icon-addresses.ts';
import { useShownLanguage } from './lib/routing/use-shown-language.ts';
import { earlyClickScript, repeatEarlyClick } from './layout/early-click.ts';
import { manifestAddress } from './offline/addresses.ts';
import { speculationRules } from './layout/navigation/speculation-rules.ts';
import { StructuredData } from './layout/structured-data.tsx';
import { giveUp } from './layout/served-page.ts';
import textFont from '@kongres/ui/fonts/schibsted-grotesk-latin.woff2?url';
import { servedMarkup } from '@kongres/ui/served-markup.ts';
import '@kongres/ui/fonts.css';
import '@kongres/ui/fonts/cut.css';
import '@kongres/ui/tokens.css';
import '@kongres/ui/base.css';
import './layout/navigation/page-change.css';
import '@kongres/ui/print.css';

/** The face of the masthead and of every paragraph paints first. */
export function links() {
  return [
    { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

/**
 * Scripts are the build's: a browser that draws the page anew has run them, and its policy lets
 * nobody add one. React skips what it does not know in head and body.
 */
export function Layout({ children }: { children: ReactNode }) {
  const language = useShownLanguage();
  return (
    <html lang={language.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        {/* A browser that makes links of numbers changes the page before React has seen it. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <link rel="icon" href={iconAddresses.tab} sizes="32x32" />
        <link rel="icon" href="/art/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconAddresses.touch} />
        <link rel="manifest" href={manifestAddress(language)} />
        <Links />
        {import.meta.env.SSR && <script {...servedMarkup(earlyClickScript)} />}
        {import.meta.env.SSR && (
          <script type="speculationrules" {...servedMarkup(speculationRules)} />
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
  useEffect(repeatEarlyClick, []);
  return <Outlet />;
}

/** No part of the page could be drawn, or a page inside the site could not be fetched. */
export function ErrorBoundary() {
  useLayoutEffect(giveUp, []);
  return null;
}

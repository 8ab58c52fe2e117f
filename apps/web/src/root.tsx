import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useMatches } from 'react-router';
import { defaultLanguage, type LanguageCode } from '@kongres/content/facts/languages';
import { iconAddresses } from './art/icon-addresses.ts';
import textFont from './ui/fonts/schibsted-grotesk-latin.woff2?url';
import './ui/fonts.css';
import './ui/fonts/cut.css';
import './ui/tokens.css';
import './ui/base.css';

/** The face of the masthead and of every paragraph paints first. */
export function links() {
  return [
    { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={usePageLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href={iconAddresses.tab} sizes="32x32" />
        <link rel="icon" href="/art/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconAddresses.touch} />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The 404 page stands under any address, so the frame's data decides and not the path. */
function usePageLanguage(): LanguageCode {
  for (const { loaderData } of useMatches()) {
    const language = (loaderData as { language?: LanguageCode } | undefined)?.language;
    if (language) return language;
  }
  return defaultLanguage.id;
}

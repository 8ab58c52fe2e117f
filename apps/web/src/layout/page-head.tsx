import { defaultLanguage, languages, type Language } from '@kongres/content/facts/languages';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { publicOrigin } from '../lib/config.ts';
import { useLanguage } from '../lib/i18n/language.tsx';
import type { PageData } from './page-loader.server.ts';
import { useTexts } from '../lib/i18n/texts.tsx';
import { usePagePath } from '../lib/routing/use-page-path.ts';
import { removeLanguagePrefix } from '../lib/routing/use-page-language.ts';
import { isPrivatePage, addLanguagePrefix } from '@kongres/contract/pages';
import { getPressPath } from '../lib/routing/press-paths.ts';

/** React hoists these into the head. */
export function PageHead({ head, isFound }: { head: PageData['head']; isFound: boolean }) {
  const language = useLanguage();
  const address = usePagePath();
  const rest = removeLanguagePrefix(address);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta property="og:locale" content={language.ogLocale} />
      {isFound && !isPrivatePage(rest) ? (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:title" content={head.title} />
          <meta property="og:description" content={head.description} />
          <meta property="og:url" content={publicOrigin + address} />
          <SharePicture head={head} language={language} />
          <link rel="canonical" href={publicOrigin + address} />
          {head.feed && (
            <link
              rel="alternate"
              type="application/atom+xml"
              title={head.feed.title}
              href={publicOrigin + head.feed.address}
            />
          )}
          <Alternates current={language} rest={rest} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function SharePicture({ head, language }: { head: PageData['head']; language: Language }) {
  const { share } = useTexts('frame');
  const picture = head.picture ?? getPressPath('share', language);
  return (
    <>
      <meta property="og:image" content={publicOrigin + picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={head.picture ? head.title : share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** One per other language; Polish has no prefix there. The sitemap lists the final addresses. */
function Alternates({ current, rest }: { current: Language; rest: string }) {
  return languages
    .filter((language) => language !== current)
    .map((language) => {
      const path = language === defaultLanguage ? `/${rest}` : addLanguagePrefix(rest, language);
      return (
        <link key={language.id} rel="alternate" hrefLang={language.id} href={publicOrigin + path} />
      );
    });
}

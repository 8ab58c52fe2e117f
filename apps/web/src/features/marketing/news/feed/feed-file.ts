import { languages } from '@kongres/content/facts/languages';
import { builtFeeds, feedAddress } from '../../../../lib/routing/feed-addresses.server.ts';
import { atom } from './atom.server.ts';
import { changesFeed } from './changes-feed.server.ts';
import { newsFeed } from './news-feed.server.ts';

const makers = { news: newsFeed, programme: changesFeed };

/** Not a page: the build asks for each feed once and writes it down. */
export function loader({ params }: { params: { file?: string } }): Response {
  for (const id of builtFeeds()) {
    const language = languages.find((each) => feedAddress(id, each) === `/feeds/${params.file}`);
    if (language) {
      return new Response(atom(makers[id](language)), {
        headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
      });
    }
  }
  return new Response(null, { status: 404 });
}

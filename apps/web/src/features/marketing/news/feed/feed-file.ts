import { languages } from '@kongres/content/facts/languages';
import { listPublishedFeeds, getFeedPath } from '../../../../lib/routing/feed-paths.server.ts';
import { renderAtomFeed } from './atom.server.ts';
import { buildChangesFeed } from './changes-feed.server.ts';
import { buildNewsFeed } from './news-feed.server.ts';

const feedBuilders = { news: buildNewsFeed, programme: buildChangesFeed };

/** Resource route: the build fetches each feed once and writes it to a file. */
export function loader({ params }: { params: { file?: string } }): Response {
  for (const id of listPublishedFeeds()) {
    const language = languages.find((each) => getFeedPath(id, each) === `/feeds/${params.file}`);
    if (language) {
      return new Response(renderAtomFeed(feedBuilders[id](language)), {
        headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
      });
    }
  }
  return new Response(null, { status: 404 });
}

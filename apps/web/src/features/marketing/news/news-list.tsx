import { Tag } from '../../../components/tag.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { NewsDate } from './news-date.tsx';
import styles from './news-list.module.css';
import type { NewsListData, NewsRow } from './news.server.ts';

export function NewsList({ news }: { news: NewsListData }) {
  return (
    <div className="wrap">
      {news.newest && <Newest entry={news.newest} />}
      {news.months.map(({ id, name, entries }) => (
        <section key={id} className={`grid lined ${styles.month}`} aria-labelledby={`m-${id}`}>
          <h2 id={`m-${id}`}>{name}</h2>
          <ol>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      <Feeds feeds={news.feeds} />
    </div>
  );
}

function Newest({ entry }: { entry: NonNullable<NewsListData['newest']> }) {
  return (
    <article className={`grid lined ${getDayToneClass(entry.n)} ${styles.newest}`}>
      <NewsDate {...entry} />
      <div className={styles.summary}>
        <h2>
          <EntryLink to="news-entry" entry={entry.id}>
            {entry.title}
          </EntryLink>
        </h2>
        <p>{entry.intro}</p>
        <Sample entry={entry} />
      </div>
    </article>
  );
}

function Row({ entry }: { entry: NewsRow }) {
  return (
    <li className={getDayToneClass(entry.n)}>
      <EntryLink to="news-entry" entry={entry.id}>
        <time dateTime={entry.date}>
          <span className="visually-hidden">{entry.long}</span>
          <span aria-hidden="true">{entry.number}</span>
        </time>
        <h3>{entry.title}</h3>
        <Sample entry={entry} />
      </EntryLink>
    </li>
  );
}

function Sample({ entry }: { entry: NewsRow }) {
  const texts = useTexts('news');
  return entry.sample ? (
    <span className="mono">
      <Tag>{texts.sample}</Tag>
    </span>
  ) : null;
}

function Feeds({ feeds }: { feeds: NewsListData['feeds'] }) {
  const texts = useTexts('news').feeds;
  return (
    <section className={`grid lined ${styles.feeds}`} aria-labelledby="feeds">
      <h2 id="feeds">{texts.title}</h2>
      <div>
        <p>{texts.text}</p>
        <ul>
          {feeds.map(({ id, name, address }) => (
            <li key={id}>
              <a href={address} type="application/atom+xml">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Tag } from '../../../components/tag.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './newest-news.module.css';
import type { NewestNewsData } from './news.server.ts';

export function NewestNews({ news }: { news: NewestNewsData }) {
  return (
    <section className={`wrap ${getDayToneClass(news.n)} ${styles.news}`} aria-label={news.label}>
      <EntryLink to="news-entry" entry={news.id} className="grid">
        <span className="mono">
          {news.label} {news.sample && <Tag>{news.sample}</Tag>}
          <br />
          <time dateTime={news.date}>{news.long}</time>
        </span>
        <b>{news.title}</b>
        <Icon name="arrow" />
      </EntryLink>
    </section>
  );
}

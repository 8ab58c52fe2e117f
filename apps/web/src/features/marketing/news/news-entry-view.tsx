import { Tag } from '../../../components/tag.tsx';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { NewsDate } from './news-date.tsx';
import type { NewsEntryData } from './news-entry.server.ts';
import styles from './news-entry-view.module.css';

export function NewsEntryView({ entry }: { entry: NewsEntryData }) {
  return (
    <article className={getDayToneClass(entry.n)}>
      <Head entry={entry} />
      <div className="wrap">
        <div className={`grid lined ${styles.body}`}>
          <div className={styles.text}>
            {entry.photo && <img src={entry.photo} alt="" width={960} height={640} />}
            {entry.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Links entry={entry} />
          </div>
        </div>
        <Others entry={entry} />
      </div>
    </article>
  );
}

function Head({ entry }: { entry: NewsEntryData }) {
  const texts = useTexts('news-entry');
  return (
    <header className={styles.head}>
      <div className="wrap">
        <div className={`grid ${styles.grid}`}>
          <p className={`mono ${styles.back}`}>
            <LocalLink to="news">{texts.back}</LocalLink>{' '}
            {entry.sample && <Tag>{texts.sample}</Tag>}
          </p>
          <NewsDate {...entry} />
          <h1>{entry.title}</h1>
        </div>
      </div>
    </header>
  );
}

function Links({ entry: { links } }: { entry: NewsEntryData }) {
  const texts = useTexts('news-entry');
  if (links.length === 0) return null;
  return (
    <ul aria-label={texts.links}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Others({ entry: { newer, older } }: { entry: NewsEntryData }) {
  const texts = useTexts('news-entry');
  return (
    <nav className={styles.others} aria-label={texts.all}>
      {older && (
        <EntryLink to="news-entry" entry={older.id} rel="prev">
          <span className="mono">{texts.older}</span> {older.title}
        </EntryLink>
      )}
      <LocalLink to="news">{texts.all}</LocalLink>
      {newer && (
        <EntryLink to="news-entry" entry={newer.id} rel="next">
          <span className="mono">{texts.newer}</span> {newer.title}
        </EntryLink>
      )}
    </nav>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { ButtonLink } from '../../../../components/links/button-link.tsx';
import { getExhibitorContactLink } from '../../../../components/links/contact-links.ts';
import { Drawing } from '../../../../components/drawing.tsx';
import { Subsection } from '../../../../components/subsection.tsx';
import { Tag } from '../../../../components/tag.tsx';
import { getZoneToneClass } from '../../../../components/tones/zone-tone.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../../lib/routing/local-link.tsx';
import { DemoWeek } from './demo-week.tsx';
import type { ExhibitorPageData } from './exhibitor.server.ts';
import styles from './exhibitor-view.module.css';
import { Nearby } from './nearby.tsx';

export function ExhibitorView({ exhibitor }: { exhibitor: ExhibitorPageData }) {
  const texts = useTexts('exhibitor');
  return (
    <article>
      <ExhibitorHead exhibitor={exhibitor} />
      <Subsection title={texts.demos.title}>
        <DemoWeek {...exhibitor} />
      </Subsection>
      <Nearby exhibitor={exhibitor} />
    </article>
  );
}

function ExhibitorHead({ exhibitor }: { exhibitor: ExhibitorPageData }) {
  const texts = useTexts('exhibitor');
  const { sample } = useTexts('exhibitors');
  const { fields } = texts;
  const { name, zone, links } = exhibitor;
  const facts = [
    [fields.stand, exhibitor.stand],
    [fields.size, exhibitor.area],
    [fields.category, exhibitor.category],
    ...(exhibitor.languages ? [[fields.languages, exhibitor.languages]] : []),
  ] as const;
  return (
    <header className={`${styles.head} ${getZoneToneClass(zone.id)}`}>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.intro}>
          <p className={`mono ${styles.breadcrumb}`}>
            <LocalLink to="expo">{texts.back}</LocalLink>
            <span>{zone.name}</span>
            {exhibitor.sample && <Tag>{sample}</Tag>}
          </p>
          <h1>{name}</h1>
          <p className={styles.lead}>{exhibitor.about}</p>
          <p>
            <ButtonLink {...getExhibitorContactLink(name)}>{texts.ask}</ButtonLink>
          </p>
          {links.length > 0 && (
            <ul className={styles.links} aria-label={texts.links}>
              {links.map(({ name: place, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {place}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.booth}>
          <Drawing name={exhibitor.booth} width={640} height={560} />
          <img
            className={styles.logo}
            src={exhibitor.image}
            alt={fillText(texts.logo, { name })}
            width={96}
            height={96}
            decoding="async"
          />
        </div>
        <dl className={styles.facts}>
          {facts.map(([title, text]) => (
            <div key={title}>
              <dt className="mono">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useTicketPage } from '../../../components/links/use-ticket-page.ts';
import { Tag } from '../../../components/tag.tsx';
import { EntryName } from '../../../lib/routing/entry-name.tsx';
import styles from './workshop-card.module.css';
import type { WorkshopSummary } from './workshop-list.server.ts';

export function WorkshopCard({ workshop }: { workshop: WorkshopSummary }) {
  const { fields, list, register, registerNamed } = useTexts('workshops-page');
  const { categories, levels } = useTexts('workshops');
  const ticketPage = useTicketPage();
  const heading = useId();
  const { title, description, prerequisites } = workshop;
  const rows = [
    { label: fields.category, value: categories[workshop.category] },
    { label: fields.level, value: levels[workshop.level] },
    { label: fields.duration, value: workshop.duration, blocks: workshop.hours, kind: 'hour' },
    { label: fields.capacity, value: workshop.capacity, blocks: workshop.seats, kind: 'seat' },
    { label: fields.instructor, value: workshop.instructor },
    { label: fields.prerequisites, value: prerequisites },
  ];
  return (
    <article className={styles.workshop} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>
          <EntryName to="workshop" entry={workshop.id} hasPage={workshop.hasPage}>
            {title}
          </EntryName>
        </h3>
        {workshop.sample && <Tag>{list.sample}</Tag>}
      </header>
      <p className={styles.description}>{description}</p>
      <dl>
        {rows.map(({ label, value, blocks = 0, kind }) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>
              {value}
              {blocks > 0 && (
                <span className={styles.blocks} data-kind={kind} aria-hidden="true">
                  {Array.from({ length: blocks }, (_, block) => (
                    <i key={`block ${block + 1}`} />
                  ))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.register}>
        <ButtonLink
          kind="secondary"
          to={ticketPage}
          aria-label={fillText(registerNamed, { title })}
        >
          {register}
        </ButtonLink>
      </p>
    </article>
  );
}

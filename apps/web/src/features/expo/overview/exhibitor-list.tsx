import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import styles from './exhibitor-list.module.css';
import type { ExpoData } from './exhibitors.server.ts';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';

export function ExhibitorList({ exhibitors }: Pick<ExpoData, 'exhibitors'>) {
  const { list } = useTexts('expo');
  const { categories } = useTexts('exhibitors');
  return (
    <Section title={list.title} lead={list.intro}>
      <ul className={styles.exhibitors}>
        {exhibitors.map(({ id, name, image, category, stand, sample, demo }) => (
          <li key={id}>
            <img
              src={image}
              alt={fillText(list.logo, { name })}
              loading="lazy"
              decoding="async"
              width={96}
              height={96}
            />
            <h3>{name}</h3>
            <p>
              <Tag>{categories[category]}</Tag> {sample && <Tag>{list.sample}</Tag>}
            </p>
            <dl>
              <div>
                <dt>{list.booth}</dt>
                <dd>{stand}</dd>
              </div>
              <div>
                <dt>{list.demo}</dt>
                <dd>{demo}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { getGalaToneClass } from '../../../components/tones/gala-tone.ts';
import { Section } from '../../../components/section.tsx';
import type { SpecialEventData } from './special-events.server.ts';
import styles from './special-events.module.css';

export function SpecialEvents({ events }: { events: readonly SpecialEventData[] }) {
  const { events: texts } = useTexts('home');
  return (
    <Section label={texts.label} title={texts.title} lead={texts.text}>
      <ul className={styles.posters}>
        {events.map(({ id, name, date, hours, ground }) => (
          <li key={id}>
            <LocalLink to={id} className={getGalaToneClass(ground)}>
              <Drawing name={id} width={820} height={860} />
              <p className={`mono upper ${styles.when}`}>
                <span>{date}</span> <span>{hours}</span>
              </p>
              <h3>{name}</h3>
              <p className={styles.text}>
                {texts.items[id]}
                <Icon name="arrow" />
              </p>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

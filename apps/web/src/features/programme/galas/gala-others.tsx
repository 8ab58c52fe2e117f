import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import type { GalaDataBuilder } from './gala.server.ts';
import styles from './gala-others.module.css';
import { getGalaToneClass } from '../../../components/tones/gala-tone.ts';
import { Section } from '../../../components/section.tsx';

export function GalaOthers({ others }: Pick<ReturnType<GalaDataBuilder>, 'others'>) {
  const texts = useTexts('gala');
  return (
    <Section title={texts.others}>
      <ul className={styles.others}>
        {others.map(({ id, name, date, hours, ground }) => (
          <li key={id} data-ink={ground.isInk || undefined}>
            <LocalLink to={id} className={getGalaToneClass(ground)}>
              <Drawing name={id} width={820} height={860} />
              <span className="mono upper">
                {date}, {hours}
              </span>
              <b>{name}</b>
              <Icon name="arrow" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

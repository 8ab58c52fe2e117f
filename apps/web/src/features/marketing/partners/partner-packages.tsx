import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import type { PartnerPackage } from './partner-packages.server.ts';
import styles from './partner-packages.module.css';
import { Section } from '../../../components/section.tsx';
import { StandSizes } from './stand-sizes.tsx';
import { getContactLink } from '../../../components/links/contact-links.ts';

export function PartnerPackages({ packages }: { packages: readonly PartnerPackage[] }) {
  const { packages: texts } = useTexts('become-partner');
  return (
    <Section title={texts.title} lead={texts.intro}>
      <StandSizes packages={packages} />
      <div className={styles.packages}>
        {packages.map(({ id, name, area, talks, vipTickets, extras }) => (
          <article key={id} aria-labelledby={id}>
            <h3 id={id}>{name}</h3>
            <p>{texts.items[id]}</p>
            <ul>
              <li>{fillText(texts.stand, { area })}</li>
              <li>{fillText(texts.talks, { talks })}</li>
              {extras.map((extra) => (
                <li key={extra}>{fillText(texts.extras[extra], { vipTickets })}</li>
              ))}
            </ul>
            <p>
              <ButtonLink kind="secondary" {...getContactLink('sponsor', id)}>
                {fillText(texts.choose, { name })}
              </ButtonLink>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}

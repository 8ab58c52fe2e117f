import { packageQuery } from '@kongres/content/facts/contact-topics';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ButtonLink } from '../../../components/links/button-link.tsx';
import { contactFormId } from '../../../components/links/contact-links.ts';
import type { PartnerPackage } from './partner-packages.server.ts';
import styles from './partner-packages.module.css';
import { Section } from '../../../components/section.tsx';

interface PartnerPackagesProps {
  /** The page with the form. */
  page: 'for-sponsors' | 'become-partner';
  packages: readonly PartnerPackage[];
}

export function PartnerPackages({ page, packages }: PartnerPackagesProps) {
  const { packages: texts } = useTexts('become-partner');
  return (
    <Section title={texts.title} lead={texts.intro}>
      <div className={styles.packages}>
        {packages.map(({ id, name, area, talks, vipTickets, extras }) => (
          <article key={id} aria-labelledby={id}>
            {/* Drawn to scale. */}
            <p className={`mono ${styles.stand}`} data-size={id} aria-hidden="true">
              {area}
            </p>
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
              <ButtonLink
                kind="secondary"
                to={page}
                search={`?${packageQuery}=${id}`}
                hash={`#${contactFormId}`}
              >
                {fillText(texts.choose, { name })}
              </ButtonLink>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}

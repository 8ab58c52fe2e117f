import { useState } from 'react';
import { brand } from '@kongres/content/facts/brand';
import { formatFooterYears, fillFooterYears } from '@kongres/content/format/footer-years';
import type { FooterResponse } from '@kongres/contract/footer';
import { useTexts } from '../../lib/i18n/texts.tsx';
import { FooterNav } from './footer-nav.tsx';
import { FooterSlot } from './footer-slot.tsx';
import { SlimFooter } from './slim-footer.tsx';
import { ticketHolderPages } from '../page-groups.ts';
import { useIsPage } from '../use-is-page.ts';
import styles from './footer.module.css';
import { useFooterContent } from './use-footer-content.ts';

export function Footer({ builtYears }: { builtYears: string }) {
  return useIsPage(ticketHolderPages) ? <SlimFooter /> : <FullFooter builtYears={builtYears} />;
}

function FullFooter({ builtYears }: { builtYears: string }) {
  const builtTexts = useTexts('footer');
  const built = fillFooterYears(builtTexts, builtYears);
  const [years] = useState(() => formatFooterYears(new Date()));
  const current = fillFooterYears(useFooterContent(builtTexts), years);
  const slot = (part: keyof FooterResponse) => (
    <FooterSlot part={part} builtHtml={built[part]} html={current[part]} />
  );
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={`grid lined ${styles.top}`}>
          <div className={styles.brand}>
            <p className={styles.logo}>
              <img src="/art/logo-soft.svg" alt="" width={38} height={30} loading="lazy" />
              {brand.full}
            </p>
            {slot('middle')}
          </div>
          <FooterNav />
        </div>
      </div>
      <img
        className={styles.lines}
        src="/art/calm-lines.svg"
        alt=""
        width={1440}
        height={120}
        loading="lazy"
      />
      <div className={`wrap ${styles.bottom}`}>
        {slot('top')}
        {slot('bottom')}
      </div>
    </footer>
  );
}

import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import { WorkshopCards } from './workshop-cards.tsx';
import type { WorkshopSummary } from './workshop-list.server.ts';

export function WorkshopList({ workshops }: { workshops: readonly WorkshopSummary[] }) {
  const texts = useTexts('workshops-page');
  return (
    <WorkshopCards workshops={workshops}>
      <p>
        <ArrowLink to="programme" search="?type=workshop">
          {texts.all}
        </ArrowLink>
      </p>
      <p>
        <Sentence text={texts.group} topic="workshop" />
      </p>
    </WorkshopCards>
  );
}

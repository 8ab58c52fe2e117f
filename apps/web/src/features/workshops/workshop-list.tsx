import { useTexts } from '../../i18n/texts.tsx';
import { ArrowLink } from '../../blocks/links/arrow-link.tsx';
import { Sentence } from '../../blocks/sentence.tsx';
import { WorkshopCards } from './workshop-cards.tsx';
import type { WorkshopData } from './workshop-list.server.ts';

export function WorkshopList({ workshops }: { workshops: readonly WorkshopData[] }) {
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

import { faqItems } from '@kongres/content/facts/faq';
import { useTexts } from '../../i18n/texts.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Sentence } from '../../blocks/sentence.tsx';

export function FaqQuestions() {
  const { items } = useTexts('faq');
  return (
    <Accordion
      name="faq"
      items={faqItems.map(({ id }) => ({
        id,
        summary: items[id].question,
        content: <Sentence text={items[id].answer} />,
      }))}
    />
  );
}

import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { questionData } from '../features/marketing/faq/faq.server.ts';
import { faqStructuredData } from '../features/marketing/faq/structured-data.server.ts';
import { FaqSheet } from '../features/marketing/faq/faq-sheet.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = pageLoader('faq', [], (code) => ({
  questions: questionData(code),
  further: questionData(code, { isFurther: true }),
  structured: faqStructuredData(code),
}));

export default function FaqPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="faq" />
      <FaqSheet questions={data.questions} further={data.further} />
    </Page>
  );
}

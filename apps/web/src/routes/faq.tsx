import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { listQuestions } from '../features/marketing/faq/faq.server.ts';
import { buildFaqStructuredData } from '../features/marketing/faq/structured-data.server.ts';
import { FaqSheet } from '../features/marketing/faq/faq-sheet.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('faq', [], (code) => ({
  questions: listQuestions(code),
  further: listQuestions(code, { isFurther: true }),
  structured: buildFaqStructuredData(code),
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

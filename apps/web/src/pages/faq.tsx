import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { questionData } from '../features/faq/faq.server.ts';
import { FaqSheet } from '../features/faq/faq-sheet.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('faq', [], questionData);

export default function FaqPage() {
  const { data: questions } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="faq" />
      <FaqSheet questions={questions} />
    </Page>
  );
}

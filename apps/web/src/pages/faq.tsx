import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { questionData } from '../sections/faq.server.ts';
import { FaqSheet } from '../sections/faq-sheet.tsx';
import { PageHeading } from '../sections/page-heading.tsx';

export const loader = pageLoader('faq', [], questionData);

export default function Faq() {
  const { data: questions } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="faq" />
      <FaqSheet questions={questions} />
    </Page>
  );
}

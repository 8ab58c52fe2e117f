import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { SpeakerCall } from '../sections/speaker-call.tsx';
import { speakerRows } from '../sections/speaker-cards.server.ts';
import { SpeakerList } from '../sections/speaker-list.tsx';

export const loader = pageLoader('prelegenci', ['speakers'], speakerRows);

export default function Prelegenci() {
  const { data: speakers } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="prelegenci" />
      <SpeakerList speakers={speakers} />
      <SpeakerCall />
    </Page>
  );
}

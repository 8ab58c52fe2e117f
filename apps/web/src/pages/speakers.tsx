import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { SpeakerCall } from '../features/speakers/speaker-call.tsx';
import { speakerRows } from '../features/speakers/speaker-cards.server.ts';
import { SpeakerList } from '../features/speakers/speaker-list.tsx';

export const loader = pageLoader('speakers-page', ['speakers'], speakerRows);

export default function SpeakersPage() {
  const { data: speakers } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="speakers-page" />
      <SpeakerList speakers={speakers} />
      <SpeakerCall />
    </Page>
  );
}

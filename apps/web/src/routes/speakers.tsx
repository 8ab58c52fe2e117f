import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { SpeakerCall } from '../features/programme/speakers/speaker-call.tsx';
import { listSpeakers } from '../features/programme/speakers/speaker-cards.server.ts';
import { SpeakerList } from '../features/programme/speakers/speaker-list.tsx';

export const loader = createPageLoader('speakers-page', ['speakers'], listSpeakers);

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

import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { SpeakerCallButton } from '../features/programme/speakers/speaker-call-button.tsx';
import { SpeakerCall } from '../features/programme/speakers/speaker-call.tsx';
import { SpeakerDirectory } from '../features/programme/speakers/speaker-directory.tsx';
import { buildSpeakersPage } from '../features/programme/speakers/speaker-directory.server.ts';
import { SpeakerList } from '../features/programme/speakers/speaker-list.tsx';

export const loader = createPageLoader('speakers-page', ['speakers'], buildSpeakersPage);

export default function SpeakersPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="speakers-page" action={data.cards && <SpeakerCallButton />} />
      {data.directory && <SpeakerDirectory directory={data.directory} />}
      {data.cards && <SpeakerList speakers={data.cards} />}
      <SpeakerCall />
    </Page>
  );
}

import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { buildSpeakerPage } from '../features/programme/speakers/speaker.server.ts';
import { SpeakerView } from '../features/programme/speakers/speaker-view.tsx';

export const loader = createEntryLoader('speaker', [], buildSpeakerPage);

export default function SpeakerPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <SpeakerView speaker={data} />
    </Page>
  );
}

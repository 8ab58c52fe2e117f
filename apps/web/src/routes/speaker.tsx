import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { speakerPage } from '../features/programme/speakers/speaker.server.ts';
import { SpeakerView } from '../features/programme/speakers/speaker-view.tsx';

export const loader = entryLoader('speaker', [], speakerPage);

export default function SpeakerPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <SpeakerView speaker={data} />
    </Page>
  );
}

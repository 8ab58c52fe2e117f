import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { entryLoader } from '../frame/page-loader.server.ts';
import { speakerPage } from '../features/speaker/speaker.server.ts';
import { SpeakerView } from '../features/speaker/speaker-view.tsx';

export const loader = entryLoader('speaker', [], speakerPage);

export default function SpeakerPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <SpeakerView speaker={data} />
    </Page>
  );
}

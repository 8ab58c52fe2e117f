import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { listAwardCategories } from '../features/programme/galas/award-categories.server.ts';
import { AwardCategories } from '../features/programme/galas/award-categories.tsx';
import { createGalaDataBuilder } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';

export const loader = createPageLoader('prompt-awards', ['gala'], (code) => ({
  gala: createGalaDataBuilder('prompt-awards')(code),
  categories: listAwardCategories(code),
}));

export default function PromptAwardsPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="prompt-awards" gala={data.gala}>
        <AwardCategories categories={data.categories} />
      </GalaEvening>
    </Page>
  );
}

import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { awardCategoryData } from '../features/programme/galas/award-categories.server.ts';
import { AwardCategories } from '../features/programme/galas/award-categories.tsx';
import { galaData } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';

export const loader = pageLoader('prompt-awards', ['gala'], (code) => ({
  gala: galaData('prompt-awards')(code),
  categories: awardCategoryData(code),
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

import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { awardCategoryData } from '../features/galas/award-categories.server.ts';
import { AwardCategories } from '../features/galas/award-categories.tsx';
import { galaData } from '../features/galas/gala.server.ts';
import { GalaEvening } from '../features/galas/gala-evening.tsx';

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

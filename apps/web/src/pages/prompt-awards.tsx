import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { awardCategoryData } from '../sections/award-categories.server.ts';
import { AwardCategories } from '../sections/award-categories.tsx';
import { galaData } from '../sections/gala.server.ts';
import { GalaEvening } from '../sections/gala-evening.tsx';

export const loader = pageLoader('prompt-awards', ['gala'], (code) => ({
  gala: galaData('prompt-awards')(code),
  categories: awardCategoryData(code),
}));

export default function PromptAwards() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="prompt-awards" gala={data.gala}>
        <AwardCategories categories={data.categories} />
      </GalaEvening>
    </Page>
  );
}

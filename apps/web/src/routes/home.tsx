import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { ContactBlock } from '../features/marketing/contact/contact-block.tsx';
import { listExhibitorSamples } from '../features/expo/overview/expo-teaser.server.ts';
import { ExpoTeaser } from '../features/expo/overview/expo-teaser.tsx';
import { listQuestions } from '../features/marketing/faq/faq.server.ts';
import { FaqList } from '../features/marketing/faq/faq-list.tsx';
import { Features } from '../features/marketing/home/features.tsx';
import { buildHeroData } from '../features/marketing/home/hero.server.ts';
import { buildHomeFigures } from '../features/marketing/home/home-figures.server.ts';
import { PriceStrip } from '../features/shop/prices/price-strip.tsx';
import { Hero } from '../features/marketing/home/hero.tsx';
import { NewestNews } from '../features/marketing/news/newest-news.tsx';
import { buildNewestNews } from '../features/marketing/news/news.server.ts';
import { listCongressDays } from '../components/congress-days.server.ts';
import { buildWeekChart } from '../features/programme/overview/week-chart/week-chart.server.ts';
import { ScheduleTeaser } from '../features/programme/overview/schedule-teaser.tsx';
import { resolveSpeakersPage } from '../features/programme/speakers/speakers-page.server.ts';
import { buildTeaserSpeakers } from '../features/programme/speakers/speakers-teaser.server.ts';
import { SpeakersTeaser } from '../features/programme/speakers/speakers-teaser.tsx';
import { listSpecialEvents } from '../features/programme/galas/special-events.server.ts';
import { SpecialEvents } from '../features/programme/galas/special-events.tsx';
import { buildEventStructuredData } from '../features/marketing/home/structured-data.server.ts';
import { buildBonuses } from '../features/shop/tickets/bonuses.server.ts';
import { LowestPrice } from '../features/shop/prices/lowest-price.tsx';
import { refundEnds } from '../features/shop/prices/refund-ends.server.ts';
import { buildTicketPlans } from '../features/shop/tickets/ticket-plans.server.ts';
import { TicketPlans } from '../features/shop/tickets/ticket-plans.tsx';
import { ZoneStrip } from '../features/expo/zones/zone-strip.tsx';

export const loader = createPageLoader(
  'home',
  ['zones', 'exhibitors', 'tickets', 'purchase', 'faq', 'contact'],
  (code) => ({
    hero: buildHeroData(code),
    figures: buildHomeFigures(code),
    days: listCongressDays(code),
    speakers: buildTeaserSpeakers(code),
    speakersPage: resolveSpeakersPage(),
    week: buildWeekChart(code),
    exhibitors: listExhibitorSamples(code),
    events: listSpecialEvents(code),
    plans: buildTicketPlans(code),
    refundEnds,
    bonuses: buildBonuses(code),
    questions: listQuestions(code),
    structured: buildEventStructuredData(code),
    ...buildNewestNews(code),
  }),
);

export default function HomePage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      {/* A fragment keeps useId stable whether or not there are news. */}
      <>
        <Hero
          {...data.hero}
          figures={data.figures}
          price={<LowestPrice plans={data.plans} refundEnds={data.refundEnds} />}
        />
        {data.news && <NewestNews news={data.news} />}
      </>
      <Features figures={data.figures}>
        <ZoneStrip />
      </Features>
      <PriceStrip plans={data.plans} />
      <SpeakersTeaser days={data.days} to={data.speakersPage} published={data.speakers} />
      <ScheduleTeaser week={data.week} />
      <ExpoTeaser samples={data.exhibitors} />
      <SpecialEvents events={data.events} />
      <TicketPlans plans={data.plans} bonuses={data.bonuses} />
      <FaqList questions={data.questions} />
      <ContactBlock />
    </Page>
  );
}

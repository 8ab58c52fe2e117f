import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { ContactBlock } from '../features/marketing/contact/contact-block.tsx';
import { exhibitorSamples } from '../features/expo/overview/expo-teaser.server.ts';
import { ExpoTeaser } from '../features/expo/overview/expo-teaser.tsx';
import { questionData } from '../features/marketing/faq/faq.server.ts';
import { FaqList } from '../features/marketing/faq/faq-list.tsx';
import { Features } from '../features/marketing/home/features.tsx';
import { heroData } from '../features/marketing/home/hero.server.ts';
import { Hero } from '../features/marketing/home/hero.tsx';
import { NewestNews } from '../features/marketing/news/newest-news.tsx';
import { newestNews } from '../features/marketing/news/news.server.ts';
import { congressDays } from '../components/congress-days.server.ts';
import { weekChart } from '../features/programme/overview/week-chart/week-chart.server.ts';
import { ScheduleTeaser } from '../features/programme/overview/schedule-teaser.tsx';
import { speakersPage } from '../features/programme/speakers/speakers-page.server.ts';
import { SpeakersTeaser } from '../features/programme/speakers/speakers-teaser.tsx';
import { specialEvents } from '../features/programme/galas/special-events.server.ts';
import { SpecialEvents } from '../features/programme/galas/special-events.tsx';
import { eventStructuredData } from '../features/marketing/home/structured-data.server.ts';
import { bonusData } from '../features/shop/tickets/bonuses.server.ts';
import { ticketPlans } from '../features/shop/tickets/ticket-plans.server.ts';
import { TicketPlans } from '../features/shop/tickets/ticket-plans.tsx';
import { ZoneStrip } from '../features/expo/zones/zone-strip.tsx';

export const loader = pageLoader(
  'home',
  ['zones', 'exhibitors', 'tickets', 'purchase', 'faq', 'contact'],
  (code) => ({
    hero: heroData(code),
    days: congressDays(code),
    speakersPage: speakersPage(),
    week: weekChart(code),
    exhibitors: exhibitorSamples(code),
    events: specialEvents(code),
    plans: ticketPlans(code),
    bonuses: bonusData(code),
    questions: questionData(code),
    structured: eventStructuredData(code),
    ...newestNews(code),
  }),
);

export default function HomePage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      {/* As one child: without news the page is the same to the last byte, ids included. */}
      <>
        <Hero {...data.hero} />
        {data.news && <NewestNews news={data.news} />}
      </>
      <Features>
        <ZoneStrip />
      </Features>
      <SpeakersTeaser days={data.days} to={data.speakersPage} />
      <ScheduleTeaser week={data.week} />
      <ExpoTeaser samples={data.exhibitors} />
      <SpecialEvents events={data.events} />
      <TicketPlans plans={data.plans} bonuses={data.bonuses} />
      <FaqList questions={data.questions} />
      <ContactBlock />
    </Page>
  );
}

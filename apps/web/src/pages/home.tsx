import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { exhibitorSamples } from '../sections/expo-teaser.server.ts';
import { ExpoTeaser } from '../sections/expo-teaser.tsx';
import { questionData } from '../sections/faq.server.ts';
import { FaqList } from '../sections/faq-list.tsx';
import { Features } from '../sections/features.tsx';
import { heroData } from '../sections/hero.server.ts';
import { Hero } from '../sections/hero.tsx';
import { congressDays } from '../sections/schedule-teaser.server.ts';
import { ScheduleTeaser } from '../sections/schedule-teaser.tsx';
import { SpeakersTeaser } from '../sections/speakers-teaser.tsx';
import { specialEvents } from '../sections/special-events.server.ts';
import { SpecialEvents } from '../sections/special-events.tsx';
import { eventStructuredData } from '../sections/structured-data.server.ts';
import { ticketPlans } from '../sections/ticket-plans.server.ts';
import { TicketPlans } from '../sections/ticket-plans.tsx';

export const loader = pageLoader(
  'home',
  ['zones', 'exhibitors', 'tickets', 'purchase', 'faq', 'contact'],
  (code) => ({
    hero: heroData(code),
    days: congressDays(code),
    exhibitors: exhibitorSamples(code),
    events: specialEvents(code),
    plans: ticketPlans(code),
    questions: questionData(code),
    structured: eventStructuredData(code),
  }),
);

export default function Home() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <Hero {...data.hero} />
      <Features />
      <SpeakersTeaser days={data.days} />
      <ScheduleTeaser days={data.days} />
      <ExpoTeaser samples={data.exhibitors} />
      <SpecialEvents events={data.events} />
      <TicketPlans plans={data.plans} />
      <FaqList questions={data.questions} />
      <ContactBlock />
    </Page>
  );
}

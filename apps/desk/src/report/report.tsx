import { useQuery } from '@tanstack/react-query';
import type { Report as Read } from '@kongres/contract/desk/report';
import { call } from '../api/call.ts';
import { fill, useTexts } from '../texts/texts.tsx';
import { formatTime } from '../ui/format.ts';
import { Page } from '../ui/page.tsx';
import { Panes } from '../ui/panes/panes.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { Conversion } from './conversion.tsx';
import { Counters } from './counters.tsx';
import { Days } from './days.tsx';
import { Holds } from './holds.tsx';
import { LateMails } from './late-mails.tsx';
import { MailDelays } from './mail-delays.tsx';
import { ReportFigures } from './report-figures.tsx';
import { Countries, Languages, Tickets } from './sold-parts.tsx';

/** How the sale is going, in numbers. */
export function Report() {
  const { texts, language } = useTexts();
  const words = texts.report;
  const { data, error } = useQuery({
    queryKey: ['report'],
    queryFn: () => call<Read>('report'),
  });
  return (
    <Page
      title={words.title}
      {...(data && { lead: fill(words.lead, { time: formatTime(data.now, language) }) })}
    >
      <Refusal error={error} />
      {data?.steps.created === 0 && <p className="pane">{words.empty}</p>}
      {data && (
        <Panes>
          <ReportFigures report={data} />
          <Days days={data.days} undatedMinor={data.undatedMinor} />
          <Tickets parts={data.tickets} />
          <Languages parts={data.languages} />
          <Countries parts={data.countries} />
          <Conversion steps={data.steps} outcomes={data.outcomes} />
          <LateMails late={data.lateMails} now={data.now} />
          <Holds holds={data.holds} />
          <Counters counters={data.counters} />
          <MailDelays mails={data.mails} />
        </Panes>
      )}
    </Page>
  );
}

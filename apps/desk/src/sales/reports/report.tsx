import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Report as Read } from '@kongres/contract/desk/sales/report';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { Panes } from '../../components/panes/panes.tsx';
import { Refusal } from '../../components/refusal.tsx';
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
  const isEmpty = data?.steps.created === 0;
  return (
    <Page
      title={words.title}
      actions={
        <Link className="small" to="/numbers/files">
          {texts.exports.title}
        </Link>
      }
      {...(data && { lead: fillText(words.lead, { time: formatTime(data.now, language) }) })}
    >
      <Refusal error={error} />
      {isEmpty && <p className="pane">{words.empty}</p>}
      {data && (
        <Panes>
          {!isEmpty && <Sales report={data} />}
          <Counters counters={data.counters} />
          <LateMails late={data.lateMails} now={data.now} />
        </Panes>
      )}
    </Page>
  );
}

/** What there is to tell once something was ordered. */
function Sales({ report }: { report: Read }) {
  return (
    <>
      <ReportFigures report={report} />
      <Days days={report.days} undatedMinor={report.undatedMinor} />
      <Tickets parts={report.tickets} />
      <Languages parts={report.languages} />
      <Countries parts={report.countries} />
      <Conversion steps={report.steps} outcomes={report.outcomes} />
      <MailDelays mails={report.mails} />
      <Holds holds={report.holds} />
    </>
  );
}

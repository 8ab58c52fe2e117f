import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Report } from '@kongres/contract/desk/sales/report';
import { callApi } from '../../lib/api/call-api.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { Panes } from '../../components/panes/panes.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Conversion } from './conversion.tsx';
import { Counters } from './counters.tsx';
import { SalesByDay } from './sales-by-day.tsx';
import { Holds } from './holds.tsx';
import { DelayedEmails } from './delayed-emails.tsx';
import { EmailDelays } from './email-delays.tsx';
import { ReportFigures } from './report-figures.tsx';
import { SalesByCountry, SalesByLanguage, SalesByTicket } from './sales-breakdown.tsx';

export function ReportPage() {
  const { texts, language } = useTexts();
  const words = texts.report;
  const { data, error } = useQuery({
    queryKey: ['report'],
    queryFn: () => callApi<Report>('getReport'),
  });
  const isEmpty = data?.steps.created === 0;
  return (
    <Page
      title={words.title}
      actions={
        <Link className="small" to="/report/exports">
          {texts.exports.title}
        </Link>
      }
      {...(data && { lead: fillText(words.lead, { time: formatTime(data.now, language) }) })}
    >
      <ErrorNotice error={error} />
      {isEmpty && <p className="pane">{words.empty}</p>}
      {data && (
        <Panes>
          {!isEmpty && <SalesReport report={data} />}
          <Counters quotaCounts={data.quotaCounts} />
          <DelayedEmails late={data.lateEmails} now={data.now} />
        </Panes>
      )}
    </Page>
  );
}

/** The parts that need at least one order. */
function SalesReport({ report }: { report: Report }) {
  return (
    <>
      <ReportFigures report={report} />
      <SalesByDay days={report.days} undatedMinor={report.undatedMinor} />
      <SalesByTicket parts={report.tickets} />
      <SalesByLanguage parts={report.languages} />
      <SalesByCountry parts={report.countries} />
      <Conversion steps={report.steps} outcomes={report.outcomes} />
      <EmailDelays emails={report.emails} />
      <Holds holds={report.holds} />
    </>
  );
}

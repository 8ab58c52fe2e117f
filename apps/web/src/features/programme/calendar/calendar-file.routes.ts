import type { LoaderFunctionArgs } from 'react-router';
import { calendarFiles } from '../../../lib/routing/calendar-files.server.ts';
import { buildCalendar } from './calendar.server.ts';

/** Resource route: the build prerenders each calendar file once. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const file = calendarFiles.get(`/calendar/${params['*']}`);
  if (!file) return new Response(null, { status: 404 });
  const text = buildCalendar(file.part, file.language);
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}

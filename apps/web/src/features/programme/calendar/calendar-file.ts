import type { LoaderFunctionArgs } from 'react-router';
import { calendarFiles } from '../../../lib/routing/calendar-files.server.ts';
import { calendarOf } from './calendar.server.ts';

/** Not a page: the build asks for each calendar once and writes it down. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const file = calendarFiles.get(`/calendar/${params['*']}`);
  if (!file) return new Response(null, { status: 404 });
  const text = calendarOf(file.part, file.language);
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}

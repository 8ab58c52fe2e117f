import type { LoaderFunctionArgs } from 'react-router';
import { calendarFiles } from './calendar-files.server.ts';

/** Not a page: the build asks for each calendar once and writes it down. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const file = calendarFiles.get(`/calendar/${params['*']}`);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file(), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}

import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { getAbsoluteUrl } from '../../../lib/routing/absolute-url.ts';
import { getCalendarPath } from '../../../lib/routing/calendar-paths.ts';
import { saveFile } from '@kongres/ui/save-file.ts';
import { filterCalendar } from './filter-calendar.ts';

/** Downloads the sessions and evenings with these ids as a calendar file. */
export function useCalendarDownload(ids: readonly string[], name: string) {
  const address = getCalendarPath(useLanguage());
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function save() {
    setState('busy');
    try {
      const response = await callApi(address);
      if (!response.ok) throw new Error(response.statusText);
      const { host } = new URL(getAbsoluteUrl(address));
      const content = filterCalendar(await response.text(), new Set(ids), host);
      saveFile({ content: new Blob([content], { type: 'text/calendar' }), name });
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', save: () => void save() };
}

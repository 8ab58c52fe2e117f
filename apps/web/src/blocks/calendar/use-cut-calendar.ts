import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { calendarAddress } from '../../routing/calendar-addresses.ts';
import { saveFile } from '../order/save-file.ts';
import { cutCalendar } from './cut-calendar.ts';

/** Saves the events with these ids as a calendar file. */
export function useCutCalendar(ids: readonly string[]) {
  const language = useLanguage();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function save() {
    setState('busy');
    try {
      const response = await call(calendarAddress(language), {});
      if (!response.ok) throw new Error(response.statusText);
      const whole = await response.text();
      const host = hostOf(whole) ?? window.location.host;
      const body = cutCalendar(whole, new Set(ids), host);
      saveFile({ blob: new Blob([body], { type: 'text/calendar' }), name: 'kongres-ai.ics' });
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', save: () => void save() };
}

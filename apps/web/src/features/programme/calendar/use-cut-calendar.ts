import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { absoluteAddress } from '../../../lib/routing/absolute-address.ts';
import { calendarAddress } from '../../../lib/routing/calendar-addresses.ts';
import { saveFile } from '@kongres/ui/save-file.ts';
import { cutCalendar } from './cut-calendar.ts';

/** Saves the sessions and evenings with these ids as a calendar file of that name. */
export function useCutCalendar(ids: readonly string[], name: string) {
  const address = calendarAddress(useLanguage());
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function save() {
    setState('busy');
    try {
      const response = await call(address);
      if (!response.ok) throw new Error(response.statusText);
      const { host } = new URL(absoluteAddress(address));
      const cut = cutCalendar(await response.text(), new Set(ids), host);
      saveFile({ content: new Blob([cut], { type: 'text/calendar' }), name });
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', save: () => void save() };
}

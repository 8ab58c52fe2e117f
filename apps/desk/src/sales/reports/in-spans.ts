import { fillText } from '@kongres/content/format/marked-text';
import { type DeskLanguage, type Texts } from '../../i18n/texts.tsx';
import { formatDuration, formatDurations } from '../../components/format.ts';

/** What lies under each limit, by the time between it and the one before: "under 5 sec", "5–15 sec", "over 1 hr". */
export function inSpans<Each extends { under: number | null }>(
  each: readonly Each[],
  { texts, language }: { texts: Texts; language: DeskLanguage },
) {
  return each.map((one, index) => {
    const from = each[index - 1]?.under ?? 0;
    const { under, over } = texts.report;
    const name =
      one.under === null
        ? fillText(over, { time: formatDuration(from, language) })
        : from === 0
          ? fillText(under, { time: formatDuration(one.under, language) })
          : formatDurations(from, one.under, language);
    return { ...one, key: String(one.under), name };
  });
}

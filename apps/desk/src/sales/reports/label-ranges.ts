import { fillText } from '@kongres/content/format/marked-text';
import { type DeskLanguage, type Texts } from '../../i18n/texts.tsx';
import { formatDuration, formatDurationRange } from '../../components/format.ts';

/** Adds a label to each range of durations: "under 5 sec", "5–15 sec", "over 1 hr". */
export function labelRanges<Each extends { under: number | null }>(
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
          : formatDurationRange(from, one.under, language);
    return { ...one, key: String(one.under), name };
  });
}

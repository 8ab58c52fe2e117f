import { bonuses } from '@kongres/content/facts/bonuses';
import { figures, type FigureId } from '@kongres/content/facts/figures';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney, formatNumber } from '@kongres/content/format/number';
import type { Entry } from '@kongres/content/model/kinds';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { getTexts } from '../../../lib/i18n/texts.server.ts';

export type HomeFigure = ReturnType<typeof buildHomeFigures>[number];

/** A planned figure is a claim ("80+"); once its list is published, the figure is the length of the list. */
export function buildHomeFigures(code: LanguageCode) {
  const { hero } = getTexts(code, 'home');
  return figures.map((figure) => {
    const { id } = figure;
    const count = countPublished(id);
    const n = formatNumber(count ?? figure.value, code);
    // The plus sign belongs to the number; the locale decides on which side the currency is.
    const [before = '', after = ''] =
      'currency' in figure ? formatMoney(figure.value * 100, code).split(n) : [];
    return {
      id,
      isPlanned: count === null && !(id === 'bonuses' && bonuses.length > 0),
      amount: count === null ? fillText(hero.figure, { n }) : n,
      before,
      after,
    };
  });
}

function countPublished(id: FigureId): number | null {
  if (id === 'participants' || id === 'bonuses') return null;
  if (id === 'lectures') {
    return isPublished('sessions') ? listEntries('sessions').filter(isLecture).length : null;
  }
  return isPublished(id) ? listEntries(id).length : null;
}

const lectureTypes = new Set<string>(['keynote', 'panel', 'presentation']);

function isLecture({ type, isCancelled }: Entry<'sessions'>): boolean {
  return lectureTypes.has(type) && !isCancelled;
}

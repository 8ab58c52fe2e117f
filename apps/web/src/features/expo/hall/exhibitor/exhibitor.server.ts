import type { LanguageCode } from '@kongres/content/facts/languages';
import { getSector, findZoneOfStand } from '@kongres/content/facts/zones';
import { formatTime } from '@kongres/content/format/date';
import { formatLanguageName } from '@kongres/content/format/language-name';
import { toClockTime } from '@kongres/content/format/minutes';
import { formatArea } from '@kongres/content/format/number';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getBoothDrawingName, getEntryPicture } from '../../../../illustrations/entry-pictures.ts';
import { listCongressDays } from '../../../../components/congress-days.server.ts';
import { listProfileLinks } from '../../../../components/links/profile-links.ts';
import {
  buildBreadcrumbs,
  buildExhibitor,
  serialiseGraph,
} from '../../../../components/structured-data/schema-graph.server.ts';
import { getEntryText, getTexts } from '../../../../lib/i18n/texts.server.ts';
import { toExhibitorRow } from '../exhibitor-row.server.ts';
import { getDemoSpan, getAxisPercent } from './demo-hours.ts';

export type ExhibitorPageData = NonNullable<ReturnType<typeof buildExhibitorPage>>['data'];

const neighbourCount = 6;

export function buildExhibitorPage(code: LanguageCode, id: string) {
  const all = listEntries('exhibitors');
  const exhibitor = all.find((each) => each.id === id);
  const zone = exhibitor && findZoneOfStand(exhibitor.stand);
  if (!zone) return null;
  const { name, stand, standSquareMetres } = exhibitor;
  const { categories } = getTexts(code, 'exhibitors');
  const { names } = getTexts(code, 'zones');
  const { heading } = getTexts(code, 'hall');
  const sector = all
    .filter((each) => findZoneOfStand(each.stand) === zone)
    .toSorted((one, other) => (one.stand < other.stand ? -1 : 1));
  const demo = getEntryText(code, exhibitor.demo);
  const about = exhibitor.description ? getEntryText(code, exhibitor.description) : demo;
  const data = {
    id,
    name,
    sample: exhibitor.sample,
    image: getEntryPicture('exhibitor', exhibitor),
    about,
    demo,
    zone: { id: zone, name: names[zone], sector: getSector(zone) },
    stand,
    area: formatArea(standSquareMetres, code),
    booth: getBoothDrawingName(zone, standSquareMetres),
    category: categories[exhibitor.category],
    languages: exhibitor.languages?.map((each) => formatLanguageName(each, code)).join(', '),
    links: listProfileLinks(exhibitor.links),
    ...buildDemoWeek(exhibitor, code),
    sector: sector.map(toExhibitorRow),
    neighbourIds: findNeighbours(sector, exhibitor).map(({ id: neighbour }) => neighbour),
  };
  const structured = serialiseGraph(
    { ...buildExhibitor(id, code), description: about },
    buildBreadcrumbs(code, { page: 'expo', name: heading }, { page: 'exhibitor', entry: id, name }),
  );
  const words = { name, stand, zone: names[zone], about };
  return { words, data: { ...data, structured } };
}

/** The closest rows by stand number, without the row itself. */
function findNeighbours<Row>(sector: readonly Row[], own: Row): Row[] {
  const index = sector.indexOf(own);
  const first = Math.max(
    0,
    Math.min(index - neighbourCount / 2, sector.length - neighbourCount - 1),
  );
  return sector.slice(first, first + neighbourCount + 1).filter((row) => row !== own);
}

function buildDemoWeek({ demos = [] }: Pick<Entry<'exhibitors'>, 'demos'>, code: LanguageCode) {
  const span = getDemoSpan(demos);
  const fullHours = Array.from({ length: (span.last - span.first) / 60 }, (_, index) =>
    toClockTime(span.first + index * 60),
  );
  return {
    hours: fullHours.map((hour) => ({
      at: getAxisPercent(hour, span),
      label: formatTime(hour, code),
    })),
    days: listCongressDays(code).map(({ n, number, weekday }) => ({
      n,
      number,
      weekday,
      demos: demos
        .filter(({ day }) => day === n)
        .toSorted((one, other) => (one.starts < other.starts ? -1 : 1))
        .map(({ starts, ends }) => ({
          starts,
          time: formatTime(starts, code),
          at: getAxisPercent(starts, span),
          width: getAxisPercent(ends, span) - getAxisPercent(starts, span),
        })),
    })),
  };
}

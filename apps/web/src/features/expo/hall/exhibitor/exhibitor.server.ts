import type { LanguageCode } from '@kongres/content/facts/languages';
import { sectorOf, zoneOfStand } from '@kongres/content/facts/zones';
import { formatTime } from '@kongres/content/format/date';
import { languageName } from '@kongres/content/format/language-name';
import { clockOf } from '@kongres/content/format/minutes';
import { formatArea } from '@kongres/content/format/number';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { boothDrawing, pictureOf } from '../../../../illustrations/pictured.ts';
import { congressDays } from '../../../../components/congress-days.server.ts';
import { ownLinks } from '../../../../components/links/own-links.ts';
import { breadcrumbs, exhibitorOf, graph } from '../../../../components/structured/graph.server.ts';
import { finishedField, finishedTexts } from '../../../../lib/i18n/texts.server.ts';
import { exhibitorRow } from '../exhibitor-row.server.ts';
import { demoSpan, placeOf } from './demo-hours.ts';

export type ExhibitorPageData = NonNullable<ReturnType<typeof exhibitorPage>>['data'];

const nearest = 6;

/** Everything that is known of a company, its demos in the week, and who stands beside it. */
export function exhibitorPage(code: LanguageCode, id: string) {
  const all = entriesOf('exhibitors');
  const exhibitor = all.find((each) => each.id === id);
  const zone = exhibitor && zoneOfStand(exhibitor.stand);
  if (!zone) return null;
  const { name, stand, standSquareMetres } = exhibitor;
  const { categories } = finishedTexts(code, 'exhibitors');
  const { names } = finishedTexts(code, 'zones');
  const { heading } = finishedTexts(code, 'hall');
  const sector = all
    .filter((each) => zoneOfStand(each.stand) === zone)
    .toSorted((one, other) => (one.stand < other.stand ? -1 : 1));
  const demo = finishedField(code, exhibitor.demo);
  const about = exhibitor.description ? finishedField(code, exhibitor.description) : demo;
  const data = {
    id,
    name,
    sample: exhibitor.sample,
    image: pictureOf('exhibitor', exhibitor),
    about,
    demo,
    zone: { id: zone, name: names[zone], sector: sectorOf(zone) },
    stand,
    area: formatArea(standSquareMetres, code),
    booth: boothDrawing(zone, standSquareMetres),
    category: categories[exhibitor.category],
    languages: exhibitor.languages?.map((each) => languageName(each, code)).join(', '),
    links: ownLinks(exhibitor.links),
    ...demoWeek(exhibitor, code),
    sector: sector.map(exhibitorRow),
    near: around(sector, exhibitor).map(({ id: near }) => near),
  };
  const structured = graph(
    { ...exhibitorOf(id, code), description: about },
    breadcrumbs(code, { page: 'expo', name: heading }, { page: 'exhibitor', entry: id, name }),
  );
  const words = { name, stand, zone: names[zone], about };
  return { words, data: { ...data, structured } };
}

/** The ones beside it, by the numbers of their stands. */
function around<Row>(sector: readonly Row[], own: Row): Row[] {
  const index = sector.indexOf(own);
  const first = Math.max(0, Math.min(index - nearest / 2, sector.length - nearest - 1));
  return sector.slice(first, first + nearest + 1).filter((row) => row !== own);
}

/** The days with the demos of each, and the hours above them. */
function demoWeek({ demos = [] }: Pick<Entry<'exhibitors'>, 'demos'>, code: LanguageCode) {
  const span = demoSpan(demos);
  const fullHours = Array.from({ length: (span.last - span.first) / 60 }, (_, index) =>
    clockOf(span.first + index * 60),
  );
  return {
    hours: fullHours.map((hour) => ({ at: placeOf(hour, span), label: formatTime(hour, code) })),
    days: congressDays(code).map(({ n, number, weekday }) => ({
      n,
      number,
      weekday,
      demos: demos
        .filter(({ day }) => day === n)
        .toSorted((one, other) => (one.starts < other.starts ? -1 : 1))
        .map(({ starts, ends }) => ({
          starts,
          time: formatTime(starts, code),
          at: placeOf(starts, span),
          width: placeOf(ends, span) - placeOf(starts, span),
        })),
    })),
  };
}

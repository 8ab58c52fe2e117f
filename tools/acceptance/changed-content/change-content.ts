import { galas } from '@kongres/content/facts/galas';
import { languages, textFallback } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { editFiles, type Editor } from './edit-files.ts';

const facts = 'packages/content/facts';
const entries = 'packages/content/entries';
const web = 'apps/web/src';

export function changeContent(folder: string): void {
  const edit = editFiles(folder);
  changePrices(edit);
  changeDays(edit);
  addSpeakers(edit, 7);
  addSessions(edit, 9);
  addExhibitor(edit);
  addQuestion(edit);
  addGala(edit);
  moveGalas(edit);
  addPage(edit);
}

export const changedContent = {
  firstDay: '2027-09-07',
  dayCount: 8,
  dearerByGrosze: 1350,
  exhibitor: 'Firma Nova',
  question: 'Encore AI?',
};

function changePrices(edit: Editor): void {
  const newest = /netGrosze: (\d+) \},\n(?= {4}\])/g;
  edit.replace(`${facts}/tickets.ts`, newest, (_, net) => {
    return `netGrosze: ${Number(net) + changedContent.dearerByGrosze} },\n`;
  });
}

function changeDays(edit: Editor): void {
  edit.replace(
    `${facts}/edition.ts`,
    /firstDay: '[^']+'/,
    () => `firstDay: '${changedContent.firstDay}'`,
  );
  edit.replace(
    `${facts}/edition.ts`,
    /dayCount: \d+/,
    () => `dayCount: ${changedContent.dayCount}`,
  );
}

function addSpeakers(edit: Editor, wanted: number): void {
  const speakers = listEntries('speakers');
  const model = getFirstRow(speakers);
  for (const letter of listLetters(wanted - speakers.length)) {
    edit.copyFile(
      `${entries}/speakers/${model.id}.json`,
      `${entries}/speakers/guest-${letter.toLowerCase()}.json`,
      (text) => text.replace(model.name, `Gość ${letter}`),
    );
  }
}

/** On the second day, which has none in the samples. */
function addSessions(edit: Editor, wanted: number): void {
  const sessions = listEntries('sessions');
  const model = getFirstRow(sessions);
  for (const letter of listLetters(wanted - sessions.length)) {
    edit.copyFile(
      `${entries}/sessions/${model.id}.json`,
      `${entries}/sessions/session-${letter.toLowerCase()}.json`,
      (text) => text.replace(/"day": \d+/, '"day": 2'),
    );
  }
}

/** With a mark of its own. */
function addExhibitor(edit: Editor): void {
  const model = getFirstRow(listEntries('exhibitors'));
  edit.copyFile(
    `${entries}/exhibitors/${model.id}.json`,
    `${entries}/exhibitors/firma-nova.json`,
    (text) =>
      text
        .replace(`"${model.name}"`, `"${changedContent.exhibitor}", "photo": "firma-nova.svg"`)
        .replace(model.stand, `${model.stand.slice(0, 1)}-999`),
  );
  edit.addFile(`${entries}/media/firma-nova.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

function addQuestion(edit: Editor): void {
  const model = getFirstRow(listEntries('questions'));
  edit.copyFile(
    `${entries}/questions/${model.id}.json`,
    `${entries}/questions/encore.json`,
    (text) =>
      text.replace(/("question": \{)[^}]+\}/, `$1${toEveryLanguage(changedContent.question)}}`),
  );
}

/** On an evening that has one already, also on the home page, with a page and a drawing. */
function addGala(edit: Editor): void {
  const model = galas[1];
  const rename = (text: string) =>
    text
      .replaceAll(model.id, 'encore-ai')
      .replaceAll(model.name, 'Encore AI')
      .replaceAll('misterAi', 'encoreAi')
      .replaceAll('MisterAi', 'EncoreAi');
  edit.copyRow(`${facts}/galas.ts`, model.id, (row) =>
    rename(row)
      .replace(/day: \d+/, `day: ${galas[2].day}`)
      .replace('onHome: false', 'onHome: true'),
  );
  edit.copyText('home', ['events', 'items', galas[0].id], 'encore-ai');
  edit.copyText('frame', ['pages', model.id], 'encore-ai', rename);
  edit.copyTexts(model.id, 'encore-ai', rename);
  edit.copyRow('packages/contract/pages.ts', model.id, rename);
  edit.copyFile(`${web}/routes/mister-ai.tsx`, `${web}/routes/encore-ai.tsx`, rename);
  edit.replace(
    `${web}/illustrations/drawings.server.ts`,
    /^ {2}'mister-ai': (.+)\n/m,
    (line, draw) => `${line}  'encore-ai': ${draw}\n`,
  );
}

/** One to other hours, which overlap those of the new one, and the last one to the new last day. */
function moveGalas(edit: Editor): void {
  const row = (id: string) =>
    new RegExp(`(id: '${id}',[^}]*?)day: \\d+(,[^}]*?)starts: '[^']+'(,\\s+)ends: '[^']+'`);
  const move = (id: string, day: number, starts: string, ends: string) =>
    edit.replace(
      `${facts}/galas.ts`,
      row(id),
      (_, a, b, c) => `${a}day: ${day}${b}starts: '${starts}'${c}ends: '${ends}'`,
    );
  move(galas[2].id, galas[2].day, '18:00', '21:30');
  move(galas[3].id, changedContent.dayCount, '16:00', '19:00');
}

function addPage(edit: Editor): void {
  const name = 'Miasto';
  edit.copyRow('packages/contract/pages.ts', 'for-partners', (row) =>
    row.replace('for-partners', 'for-cities').replace('dla-partnera', 'dla-miasta'),
  );
  edit.addTexts('for-cities', {
    head: { title: `${name} | {{brand}}`, description: `${name}: {{dates}}.` },
    heading: name,
    intro: `${name}. `.repeat(100).trim(),
  });
  edit.addText('frame', ['pages'], 'for-cities', name);
  edit.addFile(
    `${web}/routes/for-cities.tsx`,
    `import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('for-cities');

export default function ForCitiesPage() {
  return (
    <Page>
      <PageHeading texts="for-cities" />
    </Page>
  );
}
`,
  );
}

/** The same words in every language, as a localized text of an entry has them. */
function toEveryLanguage(words: string): string {
  const complete = languages.filter(({ id }) => !textFallback[id]);
  return complete.map(({ id }) => `"${id}": "${words}"`).join(', ');
}

function listLetters(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index));
}

function getFirstRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('there is no row to copy');
  return row;
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entriesFolder } from '../config.ts';
import { entriesOf } from '../model/read-entries.ts';
import type { Kind } from '../model/kinds.ts';
import { entryFaults } from './entry-faults.ts';

type Change = (entry: Record<string, unknown>) => void;

/** A copy of the entries, and one file more in it: a copy of the first of its kind. */
function faultsWith(file: string, change: Change | string): string[] {
  const folder = copyOfEntries();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof change === 'string' ? change : changed(file, change));
  return entryFaults(folder).map((fault) => fault.replaceAll(`${folder}/`, ''));
}

function changed(file: string, change: Change): string {
  const kind = file.split('/')[0] as Kind;
  const model = join(entriesFolder, kind, `${entriesOf(kind)[0]?.id}.json`);
  const entry = JSON.parse(readFileSync(model, 'utf8')) as Record<string, unknown>;
  change(entry);
  return JSON.stringify(entry);
}

function copyOfEntries(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(entriesFolder, folder, { recursive: true });
  return folder;
}

const textOf = (entry: Record<string, unknown>, field: string) =>
  entry[field] as Record<string, string>;

test('the entries of this build are without fault', () => {
  expect(entryFaults()).toEqual([]);
});

test('a copy of an entry under another name is an entry', () => {
  expect(faultsWith('speakers/new.json', () => {})).toEqual([]);
  expect(faultsWith('sessions/day-2/new.json', () => {})).toEqual([]);
});

test.each<[what: string, file: string, change: Change | string, sentence: string]>([
  [
    'a broken reference',
    'sessions/new.json',
    (entry) => (entry['speakers'] = [...(entry['speakers'] as string[]), 'nobody']),
    'speakers names "nobody", which is not among the speakers.',
  ],
  [
    'a stand that is taken',
    'exhibitors/zz-new.json',
    () => {},
    `stand ${entriesOf('exhibitors')[0]?.stand} is taken already, by exhibitors/`,
  ],
  [
    'a sector that the hall does not have',
    'exhibitors/new.json',
    (entry) => (entry['stand'] = 'Z-001'),
    'stand is not right: the hall has a sector for each zone, and none of this letter',
  ],
  [
    'an instructor whom nobody knows',
    'workshops/new.json',
    (entry) => (entry['instructor'] = 'nobody'),
    'instructor names "nobody", which is not among the speakers.',
  ],
  [
    'a missing language',
    'speakers/new.json',
    (entry) => delete textOf(entry, 'bio')['de'],
    'bio.de is missing.',
  ],
  [
    'an unknown language',
    'questions/new.json',
    (entry) => (textOf(entry, 'answer')['fr'] = 'Oui.'),
    'answer.fr is no field of this kind.',
  ],
  [
    'American English that says the same as British',
    'speakers/new.json',
    (entry) => (textOf(entry, 'role')['en-US'] = textOf(entry, 'role')['en-GB'] ?? ''),
    'role.en-US is the same as role.en-GB and has to go.',
  ],
  [
    'a text that is too long',
    'speakers/new.json',
    (entry) => (textOf(entry, 'bio')['es'] = 'a'.repeat(401)),
    'bio.es has 401 characters; 400 are allowed.',
  ],
  [
    'an empty text',
    'exhibitors/new.json',
    (entry) => (textOf(entry, 'demo')['pl'] = ' '),
    'demo.pl is not right: Too small: expected string to have >=1 characters.',
  ],
  [
    'a placeholder that only one language has',
    'questions/new.json',
    (entry) => (textOf(entry, 'question')['de'] += ' {{dates}}'),
    'question.de and question.pl must both have {{dates}} or neither.',
  ],
  [
    'a link that a language has lost',
    'questions/new.json',
    (entry) => (textOf(entry, 'question')['pl'] = 'Kiedy? <contact>Napisz</contact>'),
    'question.en-GB and question.pl must both have <contact> or neither.',
  ],
  [
    'an unknown field',
    'speakers/new.json',
    (entry) => (entry['nickname'] = 'Ania'),
    'nickname is no field of this kind.',
  ],
  ['a missing field', 'exhibitors/new.json', (entry) => delete entry['stand'], 'stand is missing.'],
  [
    'a value that is no choice',
    'speakers/new.json',
    (entry) => (entry['topics'] = ['ethics', 'weather']),
    'topics.1 is not right: Invalid option: expected one of',
  ],
  [
    'a session in which nobody speaks',
    'sessions/new.json',
    (entry) => delete entry['speakers'],
    'speakers is not right: only a break or networking has none.',
  ],
  [
    'a session that does not say its language',
    'sessions/new.json',
    (entry) => delete entry['language'],
    'language is not right: only a break or networking has none.',
  ],
  [
    'a session in a language that no page announces',
    'sessions/new.json',
    (entry) => (entry['language'] = 'es'),
    'language is not right: it is none of the talkLanguages in the facts.',
  ],
  [
    'a session that ends before it starts',
    'sessions/new.json',
    (entry) => (entry['ends'] = '00:00'),
    'ends is not right: it is not after the start.',
  ],
  [
    'a session that was moved nobody knows when',
    'sessions/new.json',
    (entry) => (entry['movedFrom'] = { day: 1, starts: '10:00', ends: '11:00' }),
    'changed is not right: whatever was moved or called off says since when',
  ],
  [
    'a session that was called off on a day without an hour',
    'sessions/new.json',
    (entry) => Object.assign(entry, { isCancelled: true, changed: '2026-02-17' }),
    'changed is not right: Invalid ISO datetime',
  ],
  [
    'a photograph that is not in the media folder',
    'exhibitors/new.json',
    (entry) => (entry['photo'] = 'nobody.jpg'),
    'photo is not right: media/nobody.jpg does not exist.',
  ],
  ['broken JSON', 'speakers/new.json', '{\n  "name": "Anna"\n  "topics": []\n}', 'is no JSON: '],
  ['another value than an object', 'news/new.json', '[]', 'the whole file is not right: '],
  [
    'a file name that fits no address',
    'speakers/Nowa Osoba.json',
    () => {},
    'the name of the file',
  ],
])('%s is one sentence with file and field', (_what, file, change, sentence) => {
  const faults = faultsWith(file, change).filter((fault) => fault.includes(sentence));
  expect(faults).toEqual([expect.stringMatching(`^${RegExp.escape(`${file}: ${sentence}`)}`)]);
});

test('a placeholder that is no fact is named in every language that has it', () => {
  const add: Change = (entry) => {
    const text = textOf(entry, 'bio');
    for (const code of Object.keys(text)) text[code] += ' {{weather}}';
  };
  const faults = faultsWith('speakers/new.json', add);
  expect(faults).toContain('speakers/new.json: bio.de names {{weather}}, which is no fact.');
  expect(faults.every((fault) => fault.includes('{{weather}}, which is no fact'))).toBe(true);
});

test('broken JSON is told with its line', () => {
  const [fault] = faultsWith('speakers/new.json', '{\n  "name": "Anna"\n  "topics": []\n}');
  expect(fault).toContain('line 3');
});

test('an id that two files of a kind have is told with both', () => {
  const [id] = entriesOf('sessions').map((session) => session.id);
  expect(faultsWith(`sessions/zz/${id}.json`, () => {})).toEqual([
    `sessions/zz/${id}.json: the id "${id}" is used already, by sessions/${id}.json.`,
  ]);
});

test('what is published is said of every kind, and of no other', () => {
  const right = { speakers: true, sessions: true, workshops: true, exhibitors: true };
  const say = (published: object) => faultsWith('published.json', JSON.stringify(published));
  expect(say(right)).toEqual([]);
  expect(say({ ...right, news: true })).toEqual([
    expect.stringMatching(/^published.json: is not right: .*news/s),
  ]);
  expect(say({ speakers: true })).toEqual([
    expect.stringMatching(/^published.json: is not right: .*sessions/s),
  ]);
});

test('a talk stands in its own language, and where nobody talks in every one', () => {
  const inPolish = { title: { pl: 'Tylko po polsku' }, language: 'pl' };
  const faults = (change: object) =>
    faultsWith('sessions/new.json', (entry) => void Object.assign(entry, change));
  expect(faults(inPolish)).toEqual([]);
  expect(faults({ ...inPolish, language: 'en-GB' })).toEqual([
    expect.stringContaining('title is not right: it has to stand in the language of the talk'),
  ]);
  expect(faults({ ...inPolish, type: 'break', language: undefined })).toEqual([
    expect.stringContaining('where nobody talks, in every one'),
  ]);
});

test('a room, a track and a workshop that nobody knows are told', () => {
  const change: Change = (entry) => Object.assign(entry, { room: 'z', track: 'x', workshop: 'y' });
  expect(faultsWith('sessions/new.json', change)).toEqual([
    'sessions/new.json: room names "z", which is not among the rooms.',
    'sessions/new.json: track names "x", which is not among the tracks.',
    'sessions/new.json: workshop names "y", which is not among the workshops.',
  ]);
});

test('a break needs no speaker', () => {
  const change: Change = (entry) => {
    entry['type'] = 'break';
    delete entry['speakers'];
    delete entry['language'];
  };
  expect(faultsWith('sessions/new.json', change)).toEqual([]);
});

test('a session may have a language, captions, a level, links and a description', () => {
  const change: Change = (entry) => {
    entry['language'] = 'en-GB';
    entry['captions'] = ['pl', 'de'];
    entry['level'] = 'basic';
    entry['links'] = { website: 'https://kongres-ai.example/opening' };
    entry['description'] = entry['title'];
  };
  expect(faultsWith('sessions/new.json', change)).toEqual([]);
});

test('a folder that is no kind, and a set of entries that is not there, are told', () => {
  expect(faultsWith('speeches/new.json', '{}')).toEqual([
    expect.stringMatching(/^speeches: is none of award-categories, exhibitors, /),
  ]);
  expect(entryFaults('/nowhere')).toEqual(['/nowhere: there is no such folder of entries.']);
});

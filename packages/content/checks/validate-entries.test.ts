import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entriesFolder } from '../config.ts';
import { listEntries } from '../model/read-entries.ts';
import type { Kind } from '../model/kinds.ts';
import { validateEntries } from './validate-entries.ts';

type Change = (entry: Record<string, unknown>) => void;

/** Copies the entries and adds one file: a changed copy of the first entry of its kind. */
function validateWithFile(file: string, change: Change | string): string[] {
  const folder = copyEntries();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(
    join(folder, file),
    typeof change === 'string' ? change : changeEntry(file, change),
  );
  return validateEntries(folder).map((fault) => fault.replaceAll(`${folder}/`, ''));
}

function changeEntry(file: string, change: Change): string {
  const kind = file.split('/')[0] as Kind;
  const model = join(entriesFolder, kind, `${listEntries(kind)[0]?.id}.json`);
  const entry = JSON.parse(readFileSync(model, 'utf8')) as Record<string, unknown>;
  change(entry);
  return JSON.stringify(entry);
}

function copyEntries(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(entriesFolder, folder, { recursive: true });
  return folder;
}

const getText = (entry: Record<string, unknown>, field: string) =>
  entry[field] as Record<string, string>;

test('the entries of this build are valid', () => {
  expect(validateEntries()).toEqual([]);
});

test('accepts a copy of an entry under another name', () => {
  expect(validateWithFile('speakers/new.json', () => {})).toEqual([]);
  expect(validateWithFile('sessions/day-2/new.json', () => {})).toEqual([]);
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
    `stand ${listEntries('exhibitors')[0]?.stand} is already taken by exhibitors/`,
  ],
  [
    'a sector that the hall does not have',
    'exhibitors/new.json',
    (entry) => (entry['stand'] = 'Z-001'),
    'stand is invalid: the hall has no sector with this letter',
  ],
  [
    'an unknown instructor',
    'workshops/new.json',
    (entry) => (entry['instructor'] = 'nobody'),
    'instructor names "nobody", which is not among the speakers.',
  ],
  [
    'a missing language',
    'speakers/new.json',
    (entry) => delete getText(entry, 'bio')['de'],
    'bio.de is missing.',
  ],
  [
    'an unknown language',
    'questions/new.json',
    (entry) => (getText(entry, 'answer')['fr'] = 'Oui.'),
    'answer.fr is not a field of this kind.',
  ],
  [
    'American English that says the same as British',
    'speakers/new.json',
    (entry) => (getText(entry, 'role')['en-US'] = getText(entry, 'role')['en-GB'] ?? ''),
    'role.en-US is the same as role.en-GB and must be removed.',
  ],
  [
    'a text that is too long',
    'speakers/new.json',
    (entry) => (getText(entry, 'bio')['es'] = 'a'.repeat(401)),
    'bio.es has 401 characters; 400 are allowed.',
  ],
  [
    'an empty text',
    'exhibitors/new.json',
    (entry) => (getText(entry, 'demo')['pl'] = ' '),
    'demo.pl is invalid: Too small: expected string to have >=1 characters.',
  ],
  [
    'a placeholder that only one language has',
    'questions/new.json',
    (entry) => (getText(entry, 'question')['de'] += ' {{dates}}'),
    'question.de and question.pl must both have {{dates}} or neither.',
  ],
  [
    'a link that a language has lost',
    'questions/new.json',
    (entry) => (getText(entry, 'question')['pl'] = 'Kiedy? <contact>Napisz</contact>'),
    'question.en-GB and question.pl must both have <contact> or neither.',
  ],
  [
    'an unknown field',
    'speakers/new.json',
    (entry) => (entry['nickname'] = 'Ania'),
    'nickname is not a field of this kind.',
  ],
  ['a missing field', 'exhibitors/new.json', (entry) => delete entry['stand'], 'stand is missing.'],
  [
    'a profile link that is the address of a network only',
    'speakers/new.json',
    (entry) => (entry['links'] = { linkedin: 'https://www.linkedin.com/' }),
    'links.linkedin is invalid: it is the address of a network, not of a profile there.',
  ],
  [
    'a value outside the options',
    'speakers/new.json',
    (entry) => (entry['topics'] = ['ethics', 'weather']),
    'topics.1 is invalid: Invalid option: expected one of',
  ],
  [
    'a session without a speaker',
    'sessions/new.json',
    (entry) => delete entry['speakers'],
    'speakers is invalid: only breaks and networking have none.',
  ],
  [
    'a session without a language',
    'sessions/new.json',
    (entry) => delete entry['language'],
    'language is invalid: only breaks and networking have none.',
  ],
  [
    'a session in a language outside talkLanguages',
    'sessions/new.json',
    (entry) => (entry['language'] = 'es'),
    'language is invalid: it is not one of the talkLanguages in the facts.',
  ],
  [
    'a session that ends before it starts',
    'sessions/new.json',
    (entry) => (entry['ends'] = '00:00'),
    'ends is invalid: it is not after the start.',
  ],
  [
    'a rescheduled session without the time of the change',
    'sessions/new.json',
    (entry) => (entry['movedFrom'] = { day: 1, starts: '10:00', ends: '11:00' }),
    'changed is invalid: rescheduled and cancelled sessions need the time of the change',
  ],
  [
    'a cancelled session whose change has a date only',
    'sessions/new.json',
    (entry) => Object.assign(entry, { isCancelled: true, changed: '2026-02-17' }),
    'changed is invalid: Invalid ISO datetime',
  ],
  [
    'a photograph that is not in the media folder',
    'exhibitors/new.json',
    (entry) => (entry['photo'] = 'nobody.jpg'),
    'photo is invalid: media/nobody.jpg does not exist.',
  ],
  [
    'broken JSON',
    'speakers/new.json',
    '{\n  "name": "Anna"\n  "topics": []\n}',
    'is invalid JSON: ',
  ],
  ['another value than an object', 'news/new.json', '[]', 'the whole file is invalid: '],
  ['a file name that fits no address', 'speakers/Nowa Osoba.json', () => {}, 'the file name'],
])('reports %s with file and field', (_what, file, change, sentence) => {
  const faults = validateWithFile(file, change).filter((fault) => fault.includes(sentence));
  expect(faults).toEqual([expect.stringMatching(`^${RegExp.escape(`${file}: ${sentence}`)}`)]);
});

test('reports an unknown placeholder in every language that contains it', () => {
  const add: Change = (entry) => {
    const text = getText(entry, 'bio');
    for (const code of Object.keys(text)) text[code] += ' {{weather}}';
  };
  const faults = validateWithFile('speakers/new.json', add);
  expect(faults).toContain('speakers/new.json: bio.de uses {{weather}}, which is not a fact.');
  expect(faults.every((fault) => fault.includes('{{weather}}, which is not a fact'))).toBe(true);
});

test('reports the line of invalid JSON', () => {
  const [fault] = validateWithFile('speakers/new.json', '{\n  "name": "Anna"\n  "topics": []\n}');
  expect(fault).toContain('line 3');
});

test('reports both files of a duplicate id', () => {
  const [id] = listEntries('sessions').map((session) => session.id);
  expect(validateWithFile(`sessions/zz/${id}.json`, () => {})).toEqual([
    `sessions/zz/${id}.json: the id "${id}" is already used by sessions/${id}.json.`,
  ]);
});

test('published.json requires every kind and no other', () => {
  const right = { speakers: true, sessions: true, workshops: true, exhibitors: true };
  const validatePublished = (published: object) =>
    validateWithFile('published.json', JSON.stringify(published));
  expect(validatePublished(right)).toEqual([]);
  expect(validatePublished({ ...right, news: true })).toEqual([
    expect.stringMatching(/^published.json: is invalid: .*news/s),
  ]);
  expect(validatePublished({ speakers: true })).toEqual([
    expect.stringMatching(/^published.json: is invalid: .*sessions/s),
  ]);
});

test('requires a talk title in its own language, and other titles in every language', () => {
  const inPolish = { title: { pl: 'Tylko po polsku' }, language: 'pl' };
  const faults = (change: object) =>
    validateWithFile('sessions/new.json', (entry) => void Object.assign(entry, change));
  expect(faults(inPolish)).toEqual([]);
  expect(faults({ ...inPolish, language: 'en-GB' })).toEqual([
    expect.stringContaining('title is invalid: it must be in the language of the talk'),
  ]);
  expect(faults({ ...inPolish, type: 'break', language: undefined })).toEqual([
    expect.stringContaining('or in every language without a talk'),
  ]);
});

test('reports unknown rooms, tracks and workshops', () => {
  const change: Change = (entry) => Object.assign(entry, { room: 'z', track: 'x', workshop: 'y' });
  expect(validateWithFile('sessions/new.json', change)).toEqual([
    'sessions/new.json: room names "z", which is not among the rooms.',
    'sessions/new.json: track names "x", which is not among the tracks.',
    'sessions/new.json: workshop names "y", which is not among the workshops.',
  ]);
});

test('accepts a break without a speaker', () => {
  const change: Change = (entry) => {
    entry['type'] = 'break';
    delete entry['speakers'];
    delete entry['language'];
  };
  expect(validateWithFile('sessions/new.json', change)).toEqual([]);
});

test.each([
  ['https://x.com', false],
  ['https://x.com/?lang=pl', false],
  ['https://x.com//#me', false],
  ['https://x.com/annanowak', true],
])('of the link %s to a profile it says %s', (x, isProfile) => {
  const change: Change = (entry) => (entry['links'] = { x, website: 'https://anna.example' });
  expect(validateWithFile('speakers/new.json', change)).toHaveLength(isProfile ? 0 : 1);
});

test('accepts optional fields of a session', () => {
  const change: Change = (entry) => {
    entry['language'] = 'en-GB';
    entry['captions'] = ['pl', 'de'];
    entry['level'] = 'basic';
    entry['links'] = { website: 'https://kongres-ai.example/opening' };
    entry['description'] = entry['title'];
  };
  expect(validateWithFile('sessions/new.json', change)).toEqual([]);
});

test('reports an unknown folder and a missing set of entries', () => {
  expect(validateWithFile('speeches/new.json', '{}')).toEqual([
    expect.stringMatching(/^speeches: is not one of award-categories, exhibitors, /),
  ]);
  expect(validateEntries('/nowhere')).toEqual(['/nowhere: the folder of entries does not exist.']);
});

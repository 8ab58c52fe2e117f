import type { Entry } from '@kongres/content/model/kinds';
import { localiseWords } from './localized.ts';
import { rooms, sentences, tracks } from './words.ts';

export function makeRooms(): Entry<'rooms'>[] {
  return rooms.map(([seats, words], index) => ({
    id: String.fromCodePoint(97 + index),
    sample: true,
    seats,
    name: localiseWords(words),
  }));
}

export function makeTracks(): Entry<'tracks'>[] {
  return tracks.map(([id, glyph, name], index) => ({
    id,
    sample: true,
    order: index + 1,
    glyph,
    name: localiseWords(name),
    about: localiseWords(sentences.track),
  }));
}

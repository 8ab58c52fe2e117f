import type { Entry } from '@kongres/content/model/kinds';
import { localized } from './localized.ts';
import { rooms, sentences, tracks } from './words.ts';

export function makeRooms(): Entry<'rooms'>[] {
  return rooms.map(([seats, words], index) => ({
    id: String.fromCodePoint(97 + index),
    sample: true,
    seats,
    name: localized(words),
  }));
}

export function makeTracks(): Entry<'tracks'>[] {
  return tracks.map(([id, glyph, name], index) => ({
    id,
    sample: true,
    order: index + 1,
    glyph,
    name: localized(name),
    about: localized(sentences.track),
  }));
}

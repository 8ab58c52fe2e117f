import { speakers } from '@kongres/content/facts/speakers';
import { pictureOf } from '../../art/pictured.ts';

export type SpeakerRow = ReturnType<typeof speakerRows>[number];

export function speakerRows() {
  return speakers.map(({ linkedin, twitter, ...row }) => ({
    ...row,
    image: pictureOf('speaker', row),
    links: [
      { name: 'LinkedIn', href: linkedin },
      { name: 'X', href: twitter },
    ].filter(({ href }) => href),
  }));
}

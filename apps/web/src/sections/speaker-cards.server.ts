import { speakers } from '@kongres/content/facts/speakers';

export type SpeakerRow = ReturnType<typeof speakerRows>[number];

export function speakerRows() {
  return speakers;
}

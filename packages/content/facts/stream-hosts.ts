import { defineCollection } from './collection.ts';

/** Hosts of embedded players. URLs are built from the id; the Content-Security-Policy allows these frames only. */
export const streamHosts = defineCollection('streamHosts', [
  {
    id: 'youtube',
    host: 'www.youtube-nocookie.com',
    ids: /^[\w-]{11}$/,
    before: 'https://www.youtube-nocookie.com/embed/',
    after: '?autoplay=1&playsinline=1&rel=0',
  },
  {
    id: 'vimeo',
    host: 'player.vimeo.com',
    ids: /^\d{6,12}$/,
    before: 'https://player.vimeo.com/video/',
    after: '?autoplay=1&dnt=1',
  },
]);

export type StreamHostId = (typeof streamHosts)[number]['id'];

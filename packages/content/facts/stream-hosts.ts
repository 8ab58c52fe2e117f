import { collection } from './collection.ts';

/**
 * Whose players we may show in a frame, after a press that names them. The address is made from the id, never pasted;
 * the page of the congress allows these frames and no others.
 */
export const streamHosts = collection('streamHosts', [
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

import type { LiveSource } from '@kongres/contract/desk/live/live';
import type { Texts } from '../../i18n/texts.tsx';

export function formatSource(source: LiveSource, texts: Texts): string {
  if (source.kind === 'stream') return texts.live.source.stream;
  if (source.kind === 'link') return source.address.replace('https://', '');
  return `${texts.live.source[source.provider]} ${source.id}`;
}

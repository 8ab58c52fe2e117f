import type { LiveSource } from '@kongres/contract/desk/live/live';

export type SourceKind = 'stream' | 'youtube' | 'vimeo' | 'link';

export const sourceKinds: readonly SourceKind[] = ['stream', 'youtube', 'vimeo', 'link'];

/** What somebody typed or pasted: the id of a video is taken out of its address. */
export function sourceOf(kind: SourceKind, typed: string): LiveSource {
  const text = typed.trim();
  if (kind === 'stream') return { kind };
  if (kind === 'link') return { kind, address: text };
  return { kind: 'frame', provider: kind, id: idIn(kind, text) };
}

export function kindOf(source: LiveSource | null): SourceKind {
  return source?.kind === 'frame' ? source.provider : (source?.kind ?? 'stream');
}

export function typedOf(source: LiveSource | null): string {
  if (source?.kind === 'frame') return source.id;
  return source?.kind === 'link' ? source.address : '';
}

function idIn(kind: 'youtube' | 'vimeo', text: string): string {
  const url = URL.parse(text);
  if (!url) return text;
  const last = url.pathname.split('/').findLast(Boolean) ?? '';
  return kind === 'youtube' ? (url.searchParams.get('v') ?? last) : last;
}

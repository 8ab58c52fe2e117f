import type { LiveSource } from '@kongres/contract/desk/live/live';

export type SourceKind = 'stream' | 'youtube' | 'vimeo' | 'link';

export const sourceKinds: readonly SourceKind[] = ['stream', 'youtube', 'vimeo', 'link'];

/** Accepts a video id or address and keeps only the id. */
export function parseSource(kind: SourceKind, input: string): LiveSource {
  const text = input.trim();
  if (kind === 'stream') return { kind };
  if (kind === 'link') return { kind, address: text };
  return { kind: 'frame', provider: kind, id: extractVideoId(kind, text) };
}

export function getSourceKind(source: LiveSource | null): SourceKind {
  return source?.kind === 'frame' ? source.provider : (source?.kind ?? 'stream');
}

export function getSourceInput(source: LiveSource | null): string {
  if (source?.kind === 'frame') return source.id;
  return source?.kind === 'link' ? source.address : '';
}

function extractVideoId(kind: 'youtube' | 'vimeo', text: string): string {
  const url = URL.parse(text);
  if (!url) return text;
  const last = url.pathname.split('/').findLast(Boolean) ?? '';
  return kind === 'youtube' ? (url.searchParams.get('v') ?? last) : last;
}

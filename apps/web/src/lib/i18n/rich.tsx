import { cloneElement, type ReactElement } from 'react';
import { splitMarks } from '@kongres/content/format/marked-text';

/** Replaces named marks, `<contact>write to us</contact>`, with elements. */
export function Rich({ text, tags }: { text: string; tags: Record<string, ReactElement> }) {
  return splitMarks(text).map(({ text: words, mark }, index) => {
    const tag = mark && tags[mark];
    return tag ? cloneElement(tag, { key: index }, words) : words;
  });
}

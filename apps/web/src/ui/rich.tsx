import { cloneElement, type ReactElement } from 'react';

/** A sentence with named marks, `<contact>write to us</contact>`, each put into its own element. */
export function Rich({ text, tags }: { text: string; tags: Record<string, ReactElement> }) {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    const tag = tags[name];
    return tag ? cloneElement(tag, { key: part }, words) : part;
  });
}

import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export function renderEmail(email: ReactElement): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(email)}`,
    text: toPlainText(email),
  };
}

interface HostProps {
  children?: ReactNode;
  className?: string;
  href?: string;
  'aria-hidden'?: boolean;
}

/** Line breaks before and after an element; two of them leave an empty line. */
const lineBreaks: Record<string, number> = {
  blockquote: 2,
  h1: 2,
  h2: 2,
  p: 2,
  table: 2,
  ul: 2,
  div: 1,
  li: 1,
};

/** Emails consist of host elements only, so the tree is read without rendering components. */
function toPlainText(root: ReactNode): string {
  let text = '';
  let pendingBreaks = 0;

  function append(words: string) {
    if (words === '') return;
    if (text !== '') text += '\n'.repeat(pendingBreaks);
    pendingBreaks = 0;
    text += words;
  }

  function appendNode(node: ReactNode) {
    if (typeof node === 'string' || typeof node === 'number') return append(String(node));
    if (!isValidElement<HostProps>(node)) return;
    const { type, props } = node;
    if (props['aria-hidden'] || type === 'head') return;
    if (type === 'br') return append('\n');
    const breaks = props.className === 'fact' ? 1 : (lineBreaks[String(type)] ?? 0);
    pendingBreaks = Math.max(pendingBreaks, breaks);
    if (type === 'blockquote') append(quoteText(toPlainText(toFragment(props.children))));
    else if (type === 'a') append(toPlainLink(props));
    else {
      if (type === 'li') append(' * ');
      Children.forEach(props.children, appendNode);
      if (props.className === 'label') append(': ');
    }
    pendingBreaks = Math.max(pendingBreaks, breaks);
  }

  appendNode(root);
  return text;
}

const toFragment = (children: ReactNode) => createElement(Fragment, null, children);

const quoteText = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function toPlainLink({ href = '', children }: HostProps): string {
  const words = toPlainText(toFragment(children));
  const address = href.replace(/^mailto:/, '');
  return words === address ? words : `${words} <${address}>`;
}

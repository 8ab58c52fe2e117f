import { createElement as el, type ReactNode } from 'react';

const oneEnd = String.raw`\d{1,2}(?::\d\d|\.)?(?:\s[AP]M)?`;
const unbroken = new RegExp(
  `((?<!\\d)(?:${[
    `${oneEnd}[–-]${oneEnd}`,
    String.raw`\d{1,2}:\d\d\s[AP]M`,
    String.raw`\d{2,3}(?:-\d{2,3}){1,3}`,
  ].join('|')})(?![\\d-])|\\be-mail)`,
  'i',
);

/**
 * What a line may not tear: "10:00–18:00", "10:00 AM", a postcode, a tax number, "E-Mail". Not every mail
 * program knows a joiner.
 */
export function whole(text: string): ReactNode[] {
  return text.split(unbroken).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return el('span', { key: `${index}${piece}`, style: { whiteSpace: 'nowrap' } }, piece);
  });
}

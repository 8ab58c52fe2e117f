/** What speakers hand out, by the end of its name. Nothing that a browser would run. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
};

export function contentTypeOf(fileName: string): string {
  const kind = kindOf(fileName);
  return (Object.hasOwn(contentTypes, kind) && contentTypes[kind]) || 'application/octet-stream';
}

/** A name for the address of a file, from the one that somebody gave it; null for a kind that is not handed out. */
export function plainFileName(name: string): string | null {
  const kind = kindOf(name);
  if (!Object.hasOwn(contentTypes, kind)) return null;
  const plain = name
    .slice(0, -kind.length - 1)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || 'file'}.${kind}`;
}

function kindOf(fileName: string): string {
  const [, kind = ''] = /\.(\w+)$/.exec(fileName.toLowerCase()) ?? [];
  return kind === 'jpeg' ? 'jpg' : kind;
}

/** Allowed file extensions. None of these types is executed by a browser. */
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

export function getContentType(fileName: string): string {
  const extension = getExtension(fileName);
  return (
    (Object.hasOwn(contentTypes, extension) && contentTypes[extension]) ||
    'application/octet-stream'
  );
}

/** Null for a file type that is not allowed. */
export function toSafeFileName(name: string): string | null {
  const extension = getExtension(name);
  if (!Object.hasOwn(contentTypes, extension)) return null;
  const baseName = name
    .slice(0, -extension.length - 1)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${baseName || 'file'}.${extension}`;
}

function getExtension(fileName: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(fileName.toLowerCase()) ?? [];
  return extension === 'jpeg' ? 'jpg' : extension;
}

import { createHash, randomUUID } from 'node:crypto';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const buildRefusal = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

export class Bucket {
  readonly files = new Map<string, Buffer>();
  readonly #uploads = new Map<string, Map<number, Buffer>>();

  answer(method: string, key: string, query: URLSearchParams, body: Buffer): Answer {
    const upload = query.get('uploadId');
    if (method === 'GET' && !key) return this.#list(query);
    if (method === 'GET' || method === 'HEAD') return this.#read(key);
    if (method === 'PUT' && upload) {
      return this.#takePart(upload, Number(query.get('partNumber')), body);
    }
    if (method === 'PUT') return this.#keep(key, body);
    if (method === 'DELETE') return this.#remove([key]);
    if (method === 'POST' && query.has('delete')) return this.#remove(extractKeys(String(body)));
    if (method === 'POST' && query.has('uploads')) return this.#begin();
    if (method === 'POST' && upload) return this.#complete(key, upload);
    return buildRefusal(501, 'NotImplemented');
  }

  #read(key: string): Answer {
    const body = this.files.get(key);
    return body
      ? { status: 200, headers: buildFileHeaders(body), body }
      : buildRefusal(404, 'NoSuchKey');
  }

  #keep(key: string, body: Buffer): Answer {
    this.files.set(key, body);
    return { status: 200, headers: { ETag: computeEtag(body) } };
  }

  #remove(keys: readonly string[]): Answer {
    for (const key of keys) this.files.delete(key);
    return { status: 200, body: '<DeleteResult></DeleteResult>' };
  }

  #begin(): Answer {
    const id = randomUUID();
    this.#uploads.set(id, new Map());
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  #takePart(upload: string, number: number, body: Buffer): Answer {
    const parts = this.#uploads.get(upload);
    if (!parts) return buildRefusal(404, 'NoSuchUpload');
    parts.set(number, body);
    return { status: 200, headers: { ETag: computeEtag(body) } };
  }

  #complete(key: string, upload: string): Answer {
    const parts = this.#uploads.get(upload);
    if (!parts) return buildRefusal(404, 'NoSuchUpload');
    this.#uploads.delete(upload);
    const inOrder = [...parts].toSorted(([one], [other]) => one - other);
    const whole = Buffer.concat(inOrder.map(([, part]) => part));
    this.files.set(key, whole);
    return {
      status: 200,
      body: `<CompleteMultipartUploadResult><ETag>${computeEtag(whole)}</ETag></CompleteMultipartUploadResult>`,
    };
  }

  /** With a delimiter deeper keys are listed as common prefixes. */
  #list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const folders = new Set<string>();
    const files: string[] = [];
    for (const [key, body] of this.files) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      if (end >= 0) folders.add(key.slice(0, end + 1));
      else files.push(`<Contents><Key>${escapeXml(key)}</Key>${formatFileInfo(body)}</Contents>`);
    }
    const below = [...folders].map(
      (folder) => `<CommonPrefixes><Prefix>${escapeXml(folder)}</Prefix></CommonPrefixes>`,
    );
    return {
      status: 200,
      body: `<ListBucketResult><IsTruncated>false</IsTruncated>${files.join('')}${below.join('')}</ListBucketResult>`,
    };
  }
}

const modified = new Date();

function formatFileInfo(body: Buffer): string {
  return `<LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size>`;
}

function buildFileHeaders(body: Buffer): Record<string, string> {
  return { ETag: computeEtag(body), 'Last-Modified': modified.toUTCString() };
}

function computeEtag(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

function extractKeys(request: string): string[] {
  return [...request.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) =>
    name.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

function escapeXml(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

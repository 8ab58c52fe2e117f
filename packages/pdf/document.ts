import PdfDocument from 'pdfkit';
import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { printFaces } from './faces.ts';
import { Typesetter } from './typesetter.ts';

interface About {
  language: LanguageCode;
  title: string;
  /** When what it says came about: the same facts give the same file, whenever it is drawn. */
  date: Date | null;
}

export interface Sheet {
  doc: PDFKit.PDFDocument;
  type: Typesetter;
  root: PDFKit.PDFStructureElement;
}

export const a4 = { width: 595.28, height: 841.89 };

/** One page of A4, tagged for programs that read it aloud. */
export async function printSheet(
  { language, title, date }: About,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const faces = await printFaces();
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    font: '',
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: brand.full, ...(date && { CreationDate: date }) },
  });
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, type: new Typesetter(doc, faces), root });
  root.end();
  doc.end();
  return bytes;
}

/** Draws what carries no words of its own, so that nobody reads it aloud. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

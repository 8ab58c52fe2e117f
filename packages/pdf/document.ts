import PdfDocument from 'pdfkit';
import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { loadFonts } from './fonts.ts';
import { Typesetter } from './typesetter.ts';

interface DocumentInfo {
  language: LanguageCode;
  title: string;
  /** Date of the content, so that equal content gives equal bytes. */
  date: Date | null;
}

export interface Sheet {
  doc: PDFKit.PDFDocument;
  type: Typesetter;
  root: PDFKit.PDFStructureElement;
}

export const a4 = { width: 595.28, height: 841.89 };

export async function printSheet(
  { language, title, date }: DocumentInfo,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const faces = await loadFonts();
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
  const bytes = collectBytes(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, type: new Typesetter(doc, faces), root });
  root.end();
  doc.end();
  return bytes;
}

/** Marks drawings as artifacts, which screen readers skip. */
export function drawArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

async function collectBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

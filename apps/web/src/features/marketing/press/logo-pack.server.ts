import { brand } from '@kongres/content/facts/brand';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { smallestLogo } from '@kongres/content/facts/press-materials';
import { fillText } from '@kongres/content/format/marked-text';
import { logo, logoPaints, logoWithName, type LogoPaint } from '../../../illustrations/logo.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { outliner } from '../../../illustrations/outline.server.ts';
import { inHex, png } from '../../../illustrations/raster.server.ts';
import { zip } from './zip.server.ts';

const widths = [512, 2048];

/** The mark alone and with its name, in every paint, as vectors and as pictures, with how to use it. */
export async function logoPack(): Promise<Buffer> {
  const outline = await outliner();
  const name = outline(brand.full, { face: 'display', size: 24, tracking: -0.03 });
  const files: Record<string, string | Buffer> = {};
  for (const { path, id } of languages) files[`README-${path}.txt`] = readMe(id);
  for (const paint of Object.keys(logoPaints) as LogoPaint[]) {
    const shapes = { mark: logo(paint), logo: logoWithName(paint, name) };
    for (const [shape, svg] of Object.entries(shapes)) {
      files[`svg/kongres-ai-${shape}-${paint}.svg`] = inHex(svg);
      for (const width of widths) {
        files[`png/kongres-ai-${shape}-${paint}-${width}.png`] = png(svg, width);
      }
    }
  }
  return zip('kongres-ai-logo', files);
}

function readMe(code: LanguageCode): string {
  const { title, rules } = finishedTexts(code, 'press-kit').logo;
  const lines = Object.values(rules).map((rule) => `- ${fillText(rule, smallestLogo)}`);
  return `${[title, ...lines].join('\n\n')}\n`;
}

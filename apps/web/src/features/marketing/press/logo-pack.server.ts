import { brand } from '@kongres/content/facts/brand';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { smallestLogo } from '@kongres/content/facts/press-materials';
import { fillText } from '@kongres/content/format/marked-text';
import {
  drawLogo,
  logoPaints,
  drawLogoWithName,
  type LogoPaint,
} from '../../../illustrations/logo.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { getOutliner } from '../../../illustrations/outline.server.ts';
import { convertColoursToHex, renderPng } from '../../../illustrations/raster.server.ts';
import { buildZip } from './build-zip.server.ts';

const widths = [512, 2048];

/** Symbol and logo in every paint as SVG and PNG, with usage rules in every language. */
export async function buildLogoPack(): Promise<Buffer> {
  const outline = await getOutliner();
  const name = outline(brand.full, { face: 'display', size: 24, tracking: -0.03 });
  const files: Record<string, string | Buffer> = {};
  for (const { path, id } of languages) files[`README-${path}.txt`] = buildReadme(id);
  for (const paint of Object.keys(logoPaints) as LogoPaint[]) {
    const shapes = { mark: drawLogo(paint), logo: drawLogoWithName(paint, name) };
    for (const [shape, svg] of Object.entries(shapes)) {
      files[`svg/kongres-ai-${shape}-${paint}.svg`] = convertColoursToHex(svg);
      for (const width of widths) {
        files[`png/kongres-ai-${shape}-${paint}-${width}.png`] = renderPng(svg, width);
      }
    }
  }
  return buildZip('kongres-ai-logo', files);
}

function buildReadme(code: LanguageCode): string {
  const { title, rules } = getTexts(code, 'press-kit').logo;
  const lines = Object.values(rules).map((rule) => `- ${fillText(rule, smallestLogo)}`);
  return `${[title, ...lines].join('\n\n')}\n`;
}

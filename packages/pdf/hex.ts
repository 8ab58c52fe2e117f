/** Converts oklch to hex with the matrices of CSS Color 4, clipped to sRGB. */
export function toHexColour(oklch: string): string {
  const [, values = ''] = /^oklch\(([^)/]+)\)$/.exec(oklch.trim()) ?? [];
  const [lightness = NaN, chroma = NaN, hue = NaN] = values.trim().split(/\s+/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (linear.some(Number.isNaN)) throw new Error(`not a solid oklch colour: ${oklch}`);
  const channels = linear.map((value) => {
    const light = Math.min(Math.max(value, 0), 1);
    const shown = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

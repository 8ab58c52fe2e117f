import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFfmpegOptions } from '@kongres/deploy/live/ffmpeg-options';
import {
  buildHlsArguments,
  buildMainPlaylist,
  type HlsOptions,
} from '@kongres/deploy/live/hls-arguments';

const captionCount = 6000;
const captionSeconds = 4;
export const dayColours = ['3a5cf0', '2a90e0', '1aa79a', '2ea35a', 'd98a1d', 'ea5a24', 'd81f63'];

interface TestStream {
  folder: string;
  captions: NonNullable<HlsOptions['captions']> & {
    lines: readonly string[];
  };
  hertz: number;
  isSmall?: boolean;
}

const sizes = {
  usual: [
    { width: 960, height: 540, kilobits: 700 },
    { width: 480, height: 270, kilobits: 250 },
  ],
  small: [
    { width: 320, height: 180, kilobits: 150 },
    { width: 160, height: 90, kilobits: 60 },
  ],
};

/**
 * Prepares the folder of a room and returns the ffmpeg arguments of its test stream: moving lines, a tone and captions.
 */
export function prepareTestStream({ folder, captions, hertz, isSmall }: TestStream): string[] {
  const options = { qualities: sizes[isSmall ? 'small' : 'usual'], captions, secondsPerPart: 2 };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.m3u8'), buildMainPlaylist(options));
  const captionFile = join(folder, 'captions.srt');
  writeFileSync(captionFile, buildSubtitles(captions.lines));
  const sound = `sine=frequency=${hertz}:sample_rate=48000,volume=0.2`;
  return [
    ...formatFfmpegOptions({ hide_banner: null, loglevel: 'error', nostdin: null }),
    ...formatFfmpegOptions({
      re: null,
      f: 'lavfi',
      i: buildPictureFilter(options.qualities[0], isSmall ? 10 : 15),
    }),
    ...formatFfmpegOptions({ re: null, f: 'lavfi', i: sound }),
    ...formatFfmpegOptions({ re: null, i: captionFile }),
    ...buildHlsArguments(folder, options),
  ];
}

function buildPictureFilter({ width = 640, height = 360 } = {}, rate: number): string {
  const step = height / 8;
  const lines = dayColours.map((pen, n) => {
    const long = `${width}*(0.55+0.4*sin(t*${0.6 + n * 0.13}+${n}))`;
    return `drawbox=x=0:y=${(n + 1) * step - step / 6}:w='${long}':h=${step / 3}:c=0x${pen}:t=fill`;
  });
  return `color=c=0x15172a:s=${width}x${height}:r=${rate},${lines.join(',')}`;
}

function buildSubtitles(lines: readonly string[]): string {
  return Array.from({ length: captionCount }, (_, n) => {
    const from = n * captionSeconds;
    return `${n + 1}\n${formatClock(from)} --> ${formatClock(from + captionSeconds)}\n${lines[n % lines.length]}\n`;
  }).join('\n');
}

function formatClock(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(11, 19)},000`;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatFfmpegOptions } from '@kongres/deploy/live/ffmpeg-options';
import { findProgram } from '../../lib/find-program.ts';
import { rootFolder } from '../../lib/folders.ts';
import captions from './sample-captions.json' with { type: 'json' };
import { dayColours } from './test-stream.ts';

// Creates the stream for the playback test of ticket holders. Run manually; the output is committed: `node
// tools/dev/sample-streams/make-sample-stream.ts`.

const folder = join(rootFolder, 'apps/web/public/stream-test');
const width = 640;
const height = 360;
const picturesPerSecond = 15;
const partSeconds = 3;
const seconds = dayColours.length * partSeconds;

const notes = [261.63, 349.23, 392, 440, 523.25, 587.33, 698.46];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await encodeStream();
writeFileSync(join(folder, 'main.m3u8'), buildMainPlaylist());
// The first two sentences fit one line on a phone, so that they do not cover the picture.
for (const { language, sentences } of captions) {
  writeFileSync(join(folder, `captions-${language}.m3u8`), buildCaptionPlaylist(language));
  writeFileSync(join(folder, `captions-${language}.vtt`), buildCaptionFile(sentences));
}

async function encodeStream() {
  const inputs = [
    ...formatFfmpegOptions({ hide_banner: null, loglevel: 'error', y: null }),
    ...formatFfmpegOptions({ f: 'rawvideo', pix_fmt: 'rgb24', s: `${width}x${height}` }),
    ...formatFfmpegOptions({ r: picturesPerSecond, i: 'pipe:0' }),
    // Compensates the encoder delay, so that audio and video start at zero.
    ...formatFfmpegOptions({ itsoffset: 1024 / 48_000, f: 'lavfi', i: buildSoundFilter() }),
  ];
  const output = formatFfmpegOptions({
    'c:v': 'libx264',
    preset: 'veryslow',
    crf: 23,
    // Matches the main playlist; without B-frames the first frame is at zero.
    'profile:v': 'high',
    'level:v': '3.0',
    bf: 0,
    pix_fmt: 'yuv420p',
    // Keeps the background colour equal to the page's.
    vf: 'scale=out_color_matrix=bt709:out_range=tv',
    colorspace: 'bt709',
    color_primaries: 'bt709',
    color_trc: 'bt709',
    color_range: 'tv',
    g: partSeconds * picturesPerSecond,
    sc_threshold: 0,
    // Removes encoder metadata (SEI).
    'bsf:v': 'filter_units=remove_types=6',
    'c:a': 'aac',
    // The default coder crackles on pure tones.
    aac_coder: 'fast',
    'b:a': '64k',
    f: 'hls',
    hls_segment_type: 'fmp4',
    hls_time: partSeconds,
    hls_playlist_type: 'vod',
    hls_flags: 'single_file+independent_segments',
    hls_segment_filename: join(folder, 'stream.mp4'),
  });
  const args = [...inputs, ...output, join(folder, 'stream.m3u8')];
  const ffmpeg = spawn(findProgram('ffmpeg'), args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  await pipeline(Readable.from(renderPictures()), ffmpeg.stdin);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** One note per part with fade in and out, to avoid clicks. */
function buildSoundFilter(): string {
  const parts = notes.map((hertz, n) => {
    const tone = (times: number) => `sin(2*PI*${hertz * times}*t)`;
    const colour = `${tone(1)}+0.3*exp(-2*t)*${tone(2)}+0.1*exp(-4*t)*${tone(3)}`;
    const loud = `min(1,t/0.08)^2*exp(-0.8*t)*min(1,(${partSeconds}-t)/0.4)`;
    return `aevalsrc=exprs='0.3*${loud}*(${colour})':s=48000:d=${partSeconds}[note${n}]`;
  });
  const all = notes.map((_, n) => `[note${n}]`).join('');
  return `${parts.join(';')};${all}concat=n=${notes.length}:v=0:a=1`;
}

function* renderPictures() {
  for (let n = 0; n < seconds * picturesPerSecond; n += 1)
    yield renderPicture(n / picturesPerSecond);
}

function renderPicture(time: number): Buffer {
  const canvas = Buffer.alloc(width * height * 3, Buffer.from('15172a', 'hex'));
  const rows = dayColours.map((pen, row) => ({
    pen,
    row,
    since: time - (dayColours.length - 1 - row) * partSeconds,
  }));
  // The sounding string is drawn last.
  for (const { pen, row, since } of rows.toSorted(
    (a, b) => getSwing(a.since) - getSwing(b.since),
  )) {
    const colour = Buffer.from(pen, 'hex');
    const place = { y: 42 + row * 35, waves: dayColours.length + 1 - row, since };
    const lit = smoothStep(since / 0.2);
    for (const share of [-0.5, 0, 0.5].filter(() => getSwing(since) > 0)) {
      drawString(canvas, colour, { ...place, share, half: 0.6, opacity: 0.8 });
    }
    drawString(canvas, colour, {
      ...place,
      share: 1,
      half: 1 + lit + 1.2 * getSwing(since),
      opacity: 0.6 + 0.4 * lit,
    });
  }
  return canvas;
}

function getSwing(since: number): number {
  return (
    smoothStep(since / 0.25) *
    (0.5 + 0.5 * Math.exp(-since)) *
    smoothStep((partSeconds + 0.4 - since) / 0.4)
  );
}

function smoothStep(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}

interface Stroke {
  y: number;
  waves: number;
  since: number;
  share: number;
  half: number;
  opacity: number;
}

function drawString(canvas: Buffer, colour: Buffer, stroke: Stroke) {
  const { y, waves, since, share, half, opacity } = stroke;
  const reach = 36 * getSwing(since) * share;
  const at = (x: number) =>
    y +
    reach * Math.sin((Math.PI * x) / width) * Math.sin((Math.PI * waves * x) / width - 7 * since);
  for (let x = 0; x < width; x += 1) {
    const middle = at(x);
    const steep = Math.hypot(1, at(x + 0.5) - at(x - 0.5));
    const thick = (half + 1) * steep;
    for (let row = Math.floor(middle - thick); row <= middle + thick; row += 1) {
      const cover = opacity * Math.min(1, Math.max(0, half + 0.5 - Math.abs(row - middle) / steep));
      if (row < 0 || row >= height || cover === 0) continue;
      for (let n = 0; n < 3; n += 1) {
        const byte = (row * width + x) * 3 + n;
        canvas[byte] = Math.round((canvas[byte] ?? 0) * (1 - cover) + (colour[n] ?? 0) * cover);
      }
    }
  }
}

function buildMainPlaylist(): string {
  const groups = captions.map(({ language, name }, n) => {
    const chosen = `DEFAULT=${n === 0 ? 'YES' : 'NO'},AUTOSELECT=YES`;
    return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",${chosen},URI="captions-${language}.m3u8"`;
  });
  const { peak, average } = measureBandwidth(readFileSync(join(folder, 'stream.m3u8'), 'utf8'));
  const rates = `BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},FRAME-RATE=${picturesPerSecond}.000`;
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...groups,
    `#EXT-X-STREAM-INF:${rates},RESOLUTION=${width}x${height},CODECS="avc1.64001e,mp4a.40.2",SUBTITLES="captions"`,
    'stream.m3u8',
    '',
  ].join('\n');
}

function measureBandwidth(playlist: string): { peak: number; average: number } {
  const parts = [...playlist.matchAll(/#EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\d+)/g)];
  const bits = parts.map(([, , bytes]) => Number(bytes) * 8);
  const peak = Math.max(...parts.map(([, lasts], n) => (bits[n] ?? 0) / Number(lasts)));
  return { peak: Math.ceil(peak), average: Math.ceil(bits.reduce((a, b) => a + b, 0) / seconds) };
}

function buildCaptionPlaylist(language: string): string {
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:${seconds}
#EXT-X-PLAYLIST-TYPE:VOD
#EXTINF:${seconds}.000,
captions-${language}.vtt
#EXT-X-ENDLIST
`;
}

function buildCaptionFile(sentences: readonly string[]): string {
  const clock = (at: number) => `${new Date(at * 1000).toISOString().slice(11, 19)}.000`;
  const cues = sentences.map((sentence, n) => {
    const from = n * partSeconds;
    return `${clock(from)} --> ${clock(from + partSeconds)}\n${sentence}\n`;
  });
  return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n${cues.join('\n')}`;
}

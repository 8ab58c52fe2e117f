import { formatFfmpegOptions } from './ffmpeg-options.ts';

interface Quality {
  width: number;
  height: number;
  kilobits: number;
}

export interface HlsOptions {
  qualities: readonly Quality[];
  captions: { language: string; name: string } | null;
  secondsPerPart: number;
}

const soundKilobits = 96;

const flags = [
  'delete_segments',
  'independent_segments',
  'program_date_time',
  'temp_file',
  'omit_endlist',
];

/**
 * ffmpeg arguments after the inputs (video, audio and optional captions, in this order) for HLS in a room's folder.
 * Segments are written atomically, and numbering continues after a restart.
 */
export function buildHlsArguments(
  folder: string,
  { qualities, captions, secondsPerPart }: HlsOptions,
): string[] {
  const split = qualities.map((_, n) => `[split${n}]`).join('');
  const sized = qualities.map(({ height }, n) => `[split${n}]scale=-2:${height}[out${n}]`);
  const streams = qualities.map(
    (_, n) => `v:${n},a:${n}${captions && n === 0 ? ',s:0,sgroup:captions' : ''}`,
  );
  return [
    '-filter_complex',
    `[0:v]split=${qualities.length}${split};${sized.join(';')}`,
    ...qualities.flatMap((_, n) => ['-map', `[out${n}]`, '-map', '1:a']),
    ...(captions ? ['-map', '2:s', '-c:s', 'webvtt'] : []),
    ...qualities.flatMap(({ kilobits }, n) => [`-b:v:${n}`, `${kilobits}k`]),
    ...formatFfmpegOptions({
      'c:v': 'libx264',
      preset: 'veryfast',
      tune: 'zerolatency',
      pix_fmt: 'yuv420p',
      // Every segment starts with a key frame, independent of the frame rate.
      force_key_frames: `expr:gte(t,n_forced*${secondsPerPart})`,
      sc_threshold: 0,
      'c:a': 'aac',
      'b:a': `${soundKilobits}k`,
      f: 'hls',
      hls_segment_type: 'fmp4',
      hls_time: secondsPerPart,
      hls_list_size: 8,
      hls_delete_threshold: 4,
      hls_start_number_source: 'epoch',
      hls_flags: flags.join('+'),
      hls_fmp4_init_filename: 'start-%v.mp4',
      var_stream_map: streams.join(' '),
    }),
    `${folder}/picture-%v.m3u8`,
  ];
}

/** Debian's ffmpeg crashes when it writes a main playlist with captions and two qualities. */
export function buildMainPlaylist({ qualities, captions }: HlsOptions): string {
  const group = captions ? ',SUBTITLES="captions"' : '';
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(captions
      ? [
          `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${captions.name}",LANGUAGE="${captions.language}",DEFAULT=YES,AUTOSELECT=YES,URI="picture-0_vtt.m3u8"`,
        ]
      : []),
    ...qualities.flatMap(({ width, height, kilobits }, n) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${(kilobits + soundKilobits) * 1100},RESOLUTION=${width}x${height},CODECS="avc1.640020,mp4a.40.2"${group}`,
      `picture-${n}.m3u8`,
    ]),
    '',
  ].join('\n');
}

import HlsPlayer, { ErrorTypes, Events } from 'hls.js';

export interface StreamChoices {
  captions: readonly string[];
  /** Those that are shown at first: in the visitor's language, or else the first. */
  shown: number;
  /** Heights of the picture, as the player numbers them. */
  qualities: readonly number[];
}

interface Ears {
  /** Where a recording begins, in seconds; undefined for a live stream, which begins where everybody is. */
  startAt?: number | undefined;
  /** The visitor's language, for the captions. */
  language: string;
  /** The address as it is signed right now. */
  path: () => string;
  onChoices: (choices: StreamChoices) => void;
  /** What is being said; empty between two sentences. */
  onCaption: (text: string) => void;
  onBroken: () => void;
  onBack: () => void;
  /** The browser lets nothing sound before a press. */
  onBlocked: () => void;
  /** The signed address has ended before its time. */
  onEnded: () => void;
}

export interface Playing {
  /** By the place in the choices; -1 is none, or whatever fits. */
  showCaptions: (track: number) => void;
  takeQuality: (level: number) => void;
  /** Goes on where everybody is: a pause leaves one behind. */
  playOrPause: () => void;
  toggleSound: () => void;
  seek: (seconds: number) => void;
  stop: () => void;
}

/** Of a room or of a recording. */
const signedPath = /\/live\/[^/]+\/(?:recordings\/)?[^/]+\//;
const behindSeconds = 4;
const retryMs = 4000;
const watchMs = 1000;
/** Longer than a player waits for its next part when all is well. */
const stillMs = 9000;

/**
 * Plays a live stream and goes on trying: a stage may be dark for a minute, and the way to it is another every forty
 * seconds. Null where a browser cannot.
 */
export function playStream(video: HTMLVideoElement, ears: Ears): Playing | null {
  // oxlint-disable-next-line import/no-named-as-default-member -- Its types know of no other way.
  if (!HlsPlayer.isSupported()) return playNatively(video, ears);
  let resumeAt = ears.startAt ?? -1;
  let hls = open();
  let isBroken = false;
  let seen = { time: -1, at: performance.now() };
  let wanted: { captions: number | null; quality: number } = { captions: null, quality: -1 };
  let retry: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(look, watchMs);
  video.textTracks.addEventListener('addtrack', hearCaptions);
  video.addEventListener('error', breakOff);
  return {
    showCaptions(track) {
      wanted = { ...wanted, captions: track };
      setCaptions();
    },
    takeQuality(level) {
      wanted = { ...wanted, quality: level };
      hls.nextLevel = level;
    },
    ...buttonsOf(video, () => {
      const edge = hls.liveSyncPosition;
      if (edge !== null && edge - video.currentTime > behindSeconds) video.currentTime = edge;
    }),
    stop() {
      clearInterval(watch);
      clearTimeout(retry);
      video.textTracks.removeEventListener('addtrack', hearCaptions);
      video.removeEventListener('error', breakOff);
      hls.destroy();
    },
  };

  function hearCaptions({ track }: TrackEvent) {
    track?.addEventListener('cuechange', () => {
      if (track.mode !== 'disabled') ears.onCaption(wordsOf(track));
    });
  }

  function open() {
    const opened = new HlsPlayer({
      enableWorker: false,
      startPosition: resumeAt,
      // Whatever the playlist says, the address that is signed now is asked.
      xhrSetup: (xhr, url) => xhr.open('GET', url.replace(signedPath, ears.path()), true),
    });
    opened.on(Events.MANIFEST_PARSED, () => {
      tellChoices();
      opened.nextLevel = wanted.quality;
      tryToPlay(video, blocked);
    });
    opened.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
      tellChoices();
      // The player now takes the first it finds, and is told otherwise once it has.
      queueMicrotask(setCaptions);
    });
    opened.on(Events.ERROR, (_, { fatal, type, response }) => {
      if (response && (response.code === 403 || response.code === 410)) ears.onEnded();
      if (!fatal) return;
      if (type === ErrorTypes.MEDIA_ERROR && !isBroken) opened.recoverMediaError();
      else breakOff();
    });
    // In this order: to attach it later would end the play that the list has begun.
    opened.on(Events.MEDIA_ATTACHED, () => opened.loadSource(`${ears.path()}main.m3u8`));
    opened.attachMedia(video);
    return opened;
  }

  function blocked() {
    if (isBroken) mend();
    ears.onBlocked();
  }

  function setCaptions() {
    hls.subtitleTrack = wanted.captions ?? ownCaptions();
    // The page draws them itself: no browser sets them large, quiet and clear of the edge.
    hls.subtitleDisplay = false;
    if (hls.subtitleTrack < 0) ears.onCaption('');
  }

  function tellChoices() {
    ears.onChoices({
      captions: hls.subtitleTracks.map(({ name }) => name),
      shown: ownCaptions(),
      qualities: hls.levels.map(({ height }) => height),
    });
  }

  function ownCaptions(): number {
    const own = ears.language.slice(0, 2);
    return Math.max(
      0,
      hls.subtitleTracks.findIndex(({ lang }) => lang?.startsWith(own)),
    );
  }

  /** A stage that has gone dark breaks nothing that the player would notice: its picture just stands still. */
  function look() {
    const now = performance.now();
    const { currentTime, paused } = video;
    if (currentTime !== seen.time || paused) {
      if (currentTime !== seen.time && isBroken) mend();
      seen = { time: currentTime, at: now };
    } else if (now - seen.at > stillMs && !isBroken) breakOff();
  }

  function breakOff() {
    if (!isBroken) ears.onBroken();
    isBroken = true;
    clearTimeout(retry);
    retry = setTimeout(tryAgain, retryMs);
  }

  function tryAgain() {
    if (ears.startAt !== undefined && seen.time > 0) resumeAt = seen.time;
    hls.destroy();
    hls = open();
    clearTimeout(retry);
    retry = setTimeout(tryAgain, stillMs);
  }

  function mend() {
    isBroken = false;
    clearTimeout(retry);
    ears.onBack();
  }
}

function buttonsOf(video: HTMLVideoElement, catchUp: () => void) {
  return {
    playOrPause() {
      if (!video.paused) return video.pause();
      catchUp();
      tryToPlay(video);
    },
    seek(seconds: number) {
      video.currentTime = seconds;
    },
    toggleSound() {
      video.muted = !video.muted;
    },
  };
}

/** A press before anything has come is no failure either. */
function tryToPlay(video: HTMLVideoElement, onBlocked = () => {}) {
  video.play().catch(({ name }: Error) => {
    if (name === 'NotAllowedError') onBlocked();
  });
}

/** Without the marks of the format, which may name a voice or a colour. */
function wordsOf({ activeCues }: TextTrack): string {
  const cues = [...(activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
  return cues.map((cue) => cue.getCueAsHTML().textContent).join('\n');
}

/** A browser that plays such streams itself and lets nobody help; it has no say in captions and sizes here. */
function playNatively(video: HTMLVideoElement, ears: Ears): Playing | null {
  if (!video.canPlayType('application/vnd.apple.mpegurl')) return null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let resumeAt = ears.startAt ?? 0;
  const onLoaded = () => {
    if (resumeAt > 0) video.currentTime = resumeAt;
  };
  const open = () => {
    video.src = `${ears.path()}main.m3u8`;
    tryToPlay(video, ears.onBlocked);
  };
  const onError = () => {
    if (ears.startAt !== undefined) resumeAt = video.currentTime || resumeAt;
    ears.onBroken();
    ears.onEnded();
    clearTimeout(retry);
    retry = setTimeout(open, retryMs);
  };
  video.addEventListener('error', onError);
  video.addEventListener('playing', ears.onBack);
  video.addEventListener('loadedmetadata', onLoaded);
  open();
  return {
    showCaptions() {},
    takeQuality() {},
    ...buttonsOf(video, () => {}),
    stop() {
      clearTimeout(retry);
      video.removeEventListener('error', onError);
      video.removeEventListener('playing', ears.onBack);
      video.removeEventListener('loadedmetadata', onLoaded);
      video.removeAttribute('src');
      video.load();
    },
  };
}

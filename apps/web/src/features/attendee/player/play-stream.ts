import HlsPlayer, { ErrorTypes, Events } from 'hls.js';

export interface StreamOptions {
  captions: readonly string[];
  /** Index of the initial captions: the visitor's language, or else the first. */
  defaultCaptions: number;
  /** Video heights, indexed by level. */
  qualities: readonly number[];
}

interface StreamListeners {
  /** Start of a recording in seconds; undefined for a live stream, which starts at the live edge. */
  startAt?: number | undefined;
  language: string;
  getPath: () => string;
  onOptions: (choices: StreamOptions) => void;
  /** Empty between two cues. */
  onCaption: (text: string) => void;
  onInterrupted: () => void;
  onRecovered: () => void;
  /** Autoplay was blocked by the browser. */
  onBlocked: () => void;
  /** The signed path was rejected before its renewal. */
  onPathExpired: () => void;
}

export interface StreamPlayback {
  /** By index; -1 means no captions. */
  showCaptions: (track: number) => void;
  /** By index; -1 means automatic. */
  setQuality: (level: number) => void;
  /** Resumes at the live edge. */
  playOrPause: () => void;
  toggleSound: () => void;
  seek: (seconds: number) => void;
  stop: () => void;
}

const signedPath = /\/live\/[^/]+\/(?:recordings\/)?[^/]+\//;
const maxLagSeconds = 4;
const retryMs = 4000;
const progressCheckMs = 1000;
/** Longer than the usual wait for the next segment. */
const stallTimeoutMs = 9000;

/**
 * Plays a stream and keeps retrying: a stream may stop for a minute, and its signed path changes every 40 seconds.
 * Returns null if the browser cannot play HLS.
 */
export function playStream(
  video: HTMLVideoElement,
  listeners: StreamListeners,
): StreamPlayback | null {
  // oxlint-disable-next-line import/no-named-as-default-member -- Its types offer no named export.
  if (!HlsPlayer.isSupported()) return playNatively(video, listeners);
  let resumeAt = listeners.startAt ?? -1;
  let hls = openStream();
  let isInterrupted = false;
  let lastProgress = { time: -1, at: performance.now() };
  let selection: { captions: number | null; quality: number } = { captions: null, quality: -1 };
  let retry: ReturnType<typeof setTimeout> | undefined;
  const progressTimer = setInterval(checkProgress, progressCheckMs);
  video.textTracks.addEventListener('addtrack', listenToCaptions);
  video.addEventListener('error', handleInterruption);
  return {
    showCaptions(track) {
      selection = { ...selection, captions: track };
      setCaptions();
    },
    setQuality(level) {
      selection = { ...selection, quality: level };
      hls.nextLevel = level;
    },
    ...createPlaybackControls(video, () => {
      const edge = hls.liveSyncPosition;
      if (edge !== null && edge - video.currentTime > maxLagSeconds) video.currentTime = edge;
    }),
    stop() {
      clearInterval(progressTimer);
      clearTimeout(retry);
      video.textTracks.removeEventListener('addtrack', listenToCaptions);
      video.removeEventListener('error', handleInterruption);
      hls.destroy();
    },
  };

  function listenToCaptions({ track }: TrackEvent) {
    track?.addEventListener('cuechange', () => {
      if (track.mode !== 'disabled') listeners.onCaption(getCueText(track));
    });
  }

  function openStream() {
    const opened = new HlsPlayer({
      enableWorker: false,
      startPosition: resumeAt,
      // Playlists contain the path they were signed with: replace it by the current one.
      xhrSetup: (xhr, url) => xhr.open('GET', url.replace(signedPath, listeners.getPath()), true),
    });
    opened.on(Events.MANIFEST_PARSED, () => {
      reportOptions();
      opened.nextLevel = selection.quality;
      tryToPlay(video, handleBlocked);
    });
    opened.on(Events.SUBTITLE_TRACKS_UPDATED, () => {
      reportOptions();
      // hls.js selects the first track after this event, so the selection has to follow it.
      queueMicrotask(setCaptions);
    });
    opened.on(Events.ERROR, (_, { fatal, type, response }) => {
      if (response && (response.code === 403 || response.code === 410)) listeners.onPathExpired();
      if (!fatal) return;
      if (type === ErrorTypes.MEDIA_ERROR && !isInterrupted) opened.recoverMediaError();
      else handleInterruption();
    });
    // Load after attaching: attaching later would interrupt playback.
    opened.on(Events.MEDIA_ATTACHED, () => opened.loadSource(`${listeners.getPath()}main.m3u8`));
    opened.attachMedia(video);
    return opened;
  }

  function handleBlocked() {
    if (isInterrupted) handleRecovery();
    listeners.onBlocked();
  }

  function setCaptions() {
    hls.subtitleTrack = selection.captions ?? findDefaultCaptions();
    // Captions are rendered by the page, for consistent size and position.
    hls.subtitleDisplay = false;
    if (hls.subtitleTrack < 0) listeners.onCaption('');
  }

  function reportOptions() {
    listeners.onOptions({
      captions: hls.subtitleTracks.map(({ name }) => name),
      defaultCaptions: findDefaultCaptions(),
      qualities: hls.levels.map(({ height }) => height),
    });
  }

  function findDefaultCaptions(): number {
    const language = listeners.language.slice(0, 2);
    return Math.max(
      0,
      hls.subtitleTracks.findIndex(({ lang }) => lang?.startsWith(language)),
    );
  }

  /** hls.js reports no error when a live stream stops, so a stall is detected by the playback time. */
  function checkProgress() {
    const now = performance.now();
    const { currentTime, paused } = video;
    if (currentTime !== lastProgress.time || paused) {
      if (currentTime !== lastProgress.time && isInterrupted) handleRecovery();
      lastProgress = { time: currentTime, at: now };
    } else if (now - lastProgress.at > stallTimeoutMs && !isInterrupted) handleInterruption();
  }

  function handleInterruption() {
    if (!isInterrupted) listeners.onInterrupted();
    isInterrupted = true;
    clearTimeout(retry);
    retry = setTimeout(reopenStream, retryMs);
  }

  function reopenStream() {
    if (listeners.startAt !== undefined && lastProgress.time > 0) resumeAt = lastProgress.time;
    hls.destroy();
    hls = openStream();
    clearTimeout(retry);
    retry = setTimeout(reopenStream, stallTimeoutMs);
  }

  function handleRecovery() {
    isInterrupted = false;
    clearTimeout(retry);
    listeners.onRecovered();
  }
}

function createPlaybackControls(video: HTMLVideoElement, catchUp: () => void) {
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

/** Other rejections, such as play() before any data, are not errors. */
function tryToPlay(video: HTMLVideoElement, onBlocked = () => {}) {
  video.play().catch(({ name }: Error) => {
    if (name === 'NotAllowedError') onBlocked();
  });
}

/** Strips WebVTT markup such as voice and colour tags. */
function getCueText({ activeCues }: TextTrack): string {
  const cues = [...(activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
  return cues.map((cue) => cue.getCueAsHTML().textContent).join('\n');
}

/** For browsers with native HLS only; captions and quality cannot be selected there. */
function playNatively(video: HTMLVideoElement, listeners: StreamListeners): StreamPlayback | null {
  if (!video.canPlayType('application/vnd.apple.mpegurl')) return null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let resumeAt = listeners.startAt ?? 0;
  const onLoaded = () => {
    if (resumeAt > 0) video.currentTime = resumeAt;
  };
  const openStream = () => {
    video.src = `${listeners.getPath()}main.m3u8`;
    tryToPlay(video, listeners.onBlocked);
  };
  const onError = () => {
    if (listeners.startAt !== undefined) resumeAt = video.currentTime || resumeAt;
    listeners.onInterrupted();
    listeners.onPathExpired();
    clearTimeout(retry);
    retry = setTimeout(openStream, retryMs);
  };
  video.addEventListener('error', onError);
  video.addEventListener('playing', listeners.onRecovered);
  video.addEventListener('loadedmetadata', onLoaded);
  openStream();
  return {
    showCaptions() {},
    setQuality() {},
    ...createPlaybackControls(video, () => {}),
    stop() {
      clearTimeout(retry);
      video.removeEventListener('error', onError);
      video.removeEventListener('playing', listeners.onRecovered);
      video.removeEventListener('loadedmetadata', onLoaded);
      video.removeAttribute('src');
      video.load();
    },
  };
}

import { publicOrigin } from '../config.ts';

/** An address as somebody outside of the site needs it. */
export function absoluteAddress(path: string): string {
  return publicOrigin + path;
}

import { publicOrigin } from '../config.ts';

export function getAbsoluteUrl(path: string): string {
  return publicOrigin + path;
}

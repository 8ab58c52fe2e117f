import { join } from 'node:path';

export const rootFolder = join(import.meta.dirname, '../..');
export const siteFolder = join(rootFolder, 'apps/web/build');
export const deskFolder = join(rootFolder, 'apps/desk/build');
export const sampleFolders = {
  full: getSampleFolders('full'),
  medium: getSampleFolders('medium'),
  small: getSampleFolders('small'),
};

export type Size = keyof typeof sampleFolders;

function getSampleFolders(size: string) {
  return {
    entries: join(rootFolder, `.stack/${size}-congress`),
    site: join(rootFolder, `apps/web/.${size}/build`),
  };
}
export const deployFolder = join(rootFolder, 'deploy');

export function getRunFolder(port: number): string {
  return join(rootFolder, '.stack', String(port));
}

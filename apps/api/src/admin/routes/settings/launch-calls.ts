import { launchAnswer } from '@kongres/contract/desk/settings/launch';
import type { LaunchSettings } from '../../launch-checklist/launch-settings.ts';
import { readLaunch } from '../../launch-checklist/read-launch.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** What still stands between the organiser and the first visitor. */
export function serveLaunch({ serve }: DeskCalls, launch: LaunchSettings): void {
  serve('launch', { answer: launchAnswer }, async ({ context, request }) => {
    const { items, content } = await readLaunch({ ...context, launch }, (what, error) =>
      request.log.warn({ err: error, item: what }, 'the launch check could not measure an item'),
    );
    return {
      items: items.map((item) => ({ ...item, at: item.at?.toISOString() ?? null })),
      content,
    };
  });
}

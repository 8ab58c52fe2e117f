import { launchChecklistResponse } from '@kongres/contract/desk/settings/launch-checklist';
import type { LaunchSettings } from '../../launch-checklist/launch-settings.ts';
import { readLaunchChecklist } from '../../launch-checklist/read-launch-checklist.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerLaunchChecklistRoutes({ serve }: DeskRouter, launch: LaunchSettings): void {
  serve(
    'getLaunchChecklist',
    { response: launchChecklistResponse },
    async ({ context, request }) => {
      const { items, content } = await readLaunchChecklist({ ...context, launch }, (what, error) =>
        request.log.warn(
          { event: 'launch_item_failed', err: error, item: what },
          'Launch checklist item could not be measured',
        ),
      );
      return {
        items: items.map((item) => ({ ...item, at: item.at?.toISOString() ?? null })),
        content,
      };
    },
  );
}

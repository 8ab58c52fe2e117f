import { type Outcome, refuseRequest, refuseMissing } from './outcome.ts';

interface Cursor {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

export function listPage(
  items: { id: string }[],
  { limit = 10, starting_after: after, ending_before: before }: Cursor,
  url: string,
): Outcome<object> {
  if (limit < 1 || limit > 100) {
    return refuseRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  }
  const place = (id: string) => items.findIndex((item) => item.id === id);
  for (const [param, id] of Object.entries({ starting_after: after, ending_before: before })) {
    if (id !== undefined && place(id) < 0) return refuseMissing('object', id, param, 400);
  }
  const rest =
    before === undefined
      ? items.slice(after === undefined ? 0 : place(after) + 1)
      : items.slice(Math.max(0, place(before) - limit), place(before));
  const hasMore = before === undefined ? rest.length > limit : place(before) > limit;
  return {
    ok: true,
    value: { object: 'list', data: rest.slice(0, limit), has_more: hasMore, url },
  };
}

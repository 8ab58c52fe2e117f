import type { Refused } from './outcome.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function answerJson(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value, null, 2),
  };
}

export function answerRefusal({ refusal: { status, error } }: Refused): Answer {
  return answerJson({ error }, status);
}

export function answerHtml(body: string, status = 200): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
    body,
  };
}

/** 303 makes the browser follow a posted form with GET. */
export function answerRedirect(location: string): Answer {
  return { status: 303, headers: { location }, body: '' };
}

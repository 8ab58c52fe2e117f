export interface Refusal {
  status: number;
  error: {
    type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
    message: string;
    code?: string;
    param?: string;
  };
}

export type Refused = { ok: false; refusal: Refusal };
export type Outcome<Value> = { ok: true; value: Value } | Refused;

export function refuseRequest(
  message: string,
  { status = 400, ...rest }: { status?: number } & Partial<Refusal['error']> = {},
): Refused {
  return {
    ok: false,
    refusal: { status, error: { type: 'invalid_request_error', message, ...rest } },
  };
}

export function refuseMissing(kind: string, id: string, param = 'id', status = 404): Refused {
  return refuseRequest(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });
}

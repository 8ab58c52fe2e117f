import { Ajv, type ErrorObject } from 'ajv';
import { type Outcome, refuseRequest, type Refused } from './outcome.ts';
import type { FormValue } from './read-form.ts';
import type { RequestBodies } from './request-bodies.ts';
import { loadRequestSchemas } from './request-schemas.ts';

const callNames: Record<keyof RequestBodies, true> = {
  createSession: true,
  listSessions: true,
  retrieveSession: true,
  expireSession: true,
  createRefund: true,
  listRefunds: true,
  retrieveRefund: true,
  listDisputes: true,
  createTaxRate: true,
  listTaxRates: true,
  listPaymentIntents: true,
  retrievePaymentIntent: true,
  updatePaymentIntent: true,
  listEvents: true,
  retrieveAccount: true,
  listWebhookEndpoints: true,
};

export type CheckRequest = <Name extends keyof RequestBodies>(
  name: Name,
  sent: { [key: string]: FormValue },
) => Outcome<RequestBodies[Name]>;

export async function createRequestCheck(): Promise<CheckRequest> {
  // Form values are strings; the schema coerces numbers and booleans.
  const ajv = new Ajv({ coerceTypes: true, strict: false, verbose: true });
  ajv.addSchema(await loadRequestSchemas(), 'stripe');
  // Compiled at start: half a second in the first purchase would look like a slow Stripe.
  const validators = new Map(
    Object.keys(callNames).map((name) => [
      name,
      ajv.compile({ $ref: `stripe#/definitions/RequestBodies/properties/${name}` }),
    ]),
  );

  return <Name extends keyof RequestBodies>(name: Name, sent: { [key: string]: FormValue }) => {
    const validate = validators.get(name);
    if (!validate) throw new Error(`no schema for ${name}`);
    if (validate(sent)) return { ok: true, value: sent as object as RequestBodies[Name] };
    return explainErrors(validate.errors ?? []);
  };
}

function explainErrors(errors: ErrorObject[]): Refused {
  // For unions the deepest error belongs to the intended option.
  const depth = Math.max(...errors.map(({ instancePath }) => instancePath.split('/').length));
  const deepest = errors.filter(({ instancePath }) => instancePath.split('/').length === depth);
  const error = deepest.find(({ keyword }) => keyword !== 'anyOf') ?? deepest[0];
  if (!error) return refuseRequest('Invalid request');

  const { instancePath, keyword, params, data } = error;
  const param = formatParamName(instancePath);
  if (keyword === 'additionalProperties') {
    const unknown = formatParamName(`${instancePath}/${params['additionalProperty']}`);
    return refuseRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (keyword === 'required') {
    const missing = formatParamName(`${instancePath}/${params['missingProperty']}`);
    return refuseRequest(`Missing required param: ${missing}.`, {
      code: 'parameter_missing',
      param: missing,
    });
  }
  if (keyword === 'const' || keyword === 'enum') {
    const allowed = deepest.flatMap(({ params }) => params['allowedValues'] ?? []);
    const named = deepest.flatMap(({ params }) => params['allowedValue'] ?? []);
    return refuseRequest(`Invalid ${param}: must be one of ${[...allowed, ...named].join(', ')}`, {
      param,
    });
  }
  if (keyword === 'type' && params['type'] === 'integer') {
    return refuseRequest(`Invalid integer: ${String(data)}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }
  return refuseRequest(`Invalid ${param}: ${error.message ?? 'not what Stripe expects'}`, {
    param,
  });
}

function formatParamName(path: string): string {
  const [first = '', ...rest] = path.split('/').slice(1);
  return first + rest.map((part) => `[${part}]`).join('');
}

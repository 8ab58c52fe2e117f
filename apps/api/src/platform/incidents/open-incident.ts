import type { Connection } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import { getIncidentDefinition, type IncidentKind } from './incident-kinds.ts';
import { insertIncident, type IncidentDetails, resolveIncidentRow } from './incident.queries.ts';
import {
  resolveIncidentsById,
  resolveIncidentsByOrderNumber,
  type IncidentRow,
} from './incident-list.queries.ts';

interface OpenIncident {
  kind: IncidentKind;
  /** An id. At most one incident exists per kind and subject. */
  subject: string;
  orderId?: string | null;
  /** Ids, numbers and amounts (`…_minor`); never an address, a name, a token or a code. */
  details?: IncidentDetails;
  requestId: string;
}

/**
 * Opens an incident in the caller's transaction and queues one email about it.
 * Returns false if it is open already.
 */
export async function openIncident(
  tx: Connection,
  queue: Queue,
  { kind, subject, orderId = null, details: facts = {}, requestId }: OpenIncident,
): Promise<boolean> {
  const canReopen = getIncidentDefinition(kind).canReopen ?? false;
  const incidentId = await insertIncident(tx, {
    kind,
    subject,
    orderId,
    details: removeAddresses(facts),
    canReopen,
  });
  if (!incidentId) return false;
  await queue.addJob(tx, 'incident-email', { incidentId, requestId });
  return true;
}

/** Incidents are not erased with a person, so their facts must not contain email addresses. */
function removeAddresses(facts: IncidentDetails): IncidentDetails {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      String(value).includes('@') ? null : value,
    ]),
  );
}

export function resolveIncident(
  db: Connection,
  { kind, subject }: { kind: IncidentKind; subject: string },
): Promise<void> {
  return resolveIncidentRow(db, kind, subject);
}

/** Resolves the incident with this id; without a match, all incidents of the order. */
export async function resolveIncidents(
  db: Connection,
  { id, number }: { id: string | null; number: number | null },
): Promise<IncidentRow[]> {
  const resolved = id ? await resolveIncidentsById(db, id) : [];
  if (resolved.length > 0 || number === null) return resolved;
  return await resolveIncidentsByOrderNumber(db, number);
}

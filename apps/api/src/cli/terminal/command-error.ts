export class CommandError extends Error {
  override name = 'Refusal';
}

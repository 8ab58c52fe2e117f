/** Why a command does not do what it was asked, in one sentence for the person who asked. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Apart from the schemas: the desk's screens need no validator. */
export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

/** In characters, as the form and the database count them. */
export const longestAnswer = 5000;

/** A message that came without a topic, where one is asked for. */
export const noTopic = 'none';

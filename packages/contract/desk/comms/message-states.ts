/** Kept apart from the schemas so that the desk bundle needs no validator. */
export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

/** In characters; the form and the database use the same limit. */
export const maxReplyLength = 5000;

/** Filter value for messages without a topic. */
export const noTopic = 'none';

/** Kept apart from the schemas so that pages need no validator. */
export const purchasePath = '/api/purchase';
export const ticketsPath = '/api/tickets';
export const editionPath = '/api/edition';
export const footerPath = '/api/footer';
export const healthPath = '/api/health';
export const readyPath = '/api/ready';
export const orderPath = '/api/order';
export const orderReleasePath = '/api/order/release';
export const orderTicketPath = '/api/order/ticket';
export const orderCalendarPath = '/api/order/calendar';
export const orderResendPath = '/api/order/resend';
export const orderCancelPath = '/api/order/cancel';
export const orderReturnPath = '/api/order/return';
export const orderEmailPath = '/api/order/address';
export const orderTransferPath = '/api/order/pass-on';
export const boardPath = '/api/board';
export const congressChatPath = '/api/congress/talk';
export const congressVotePath = '/api/congress/vote';
export const congressSchedulePath = '/api/congress/week';
export const congressWorkshopsPath = '/api/congress/workshops';
export const congressBenefitsPath = '/api/congress/benefits';
export const congressCertificatePath = '/api/congress/certificate';
export const congressCertificateFilePath = '/api/congress/certificate/file';
export const certificatePath = '/api/certificate';
export const congressRecordingsPath = '/api/congress/library';
export const congressPlaybackPositionPath = '/api/congress/watched';
export const congressMaterialPath = '/api/congress/material';
export const congressEnterRoomPath = '/api/congress/enter';
export const congressRenewSeatPath = '/api/congress/renew';
export const ordersFindPath = '/api/orders/find';
export const ordersFindChallengePath = '/api/orders/find/challenge';
export const contactPath = '/api/contact';
export const contactChallengePath = '/api/contact/challenge';
export const webhookPath = '/api/stripe/webhook';

/** Query parameter of the return URL of Stripe Checkout. */
export const checkoutReturnParameter = 'back';

/** Prefix of a fragment that holds a return code instead of a token: `#r.<code>`. */
export const returnCodePrefix = 'r.';

export const orderPagePath = 'zamowienie';

export const congressPagePath = 'kongres';

/** The certificate code is in the fragment. */
export const certificatePagePath = 'zaswiadczenie';

/** Served next to the stream, behind the same signature. */
export const roomChatFile = 'talk.json';

/** Internal: requested by nginx only. */
export const internalRoomChatPath = '/inside/talk';

/** Internal: requested by nginx, which caches the file. */
export const internalMaterialPath = '/inside/material';

/** Prefix of the rooms of recordings: `recordings/opening`. */
export const recordingsRoomPrefix = 'recordings';

/** Addresses of the calls, apart from their schemas: a page that only calls needs no validator. */
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
export const orderAddressPath = '/api/order/address';
export const orderPassOnPath = '/api/order/pass-on';
export const boardPath = '/api/board';
export const congressTalkPath = '/api/congress/talk';
export const congressVotePath = '/api/congress/vote';
export const congressWeekPath = '/api/congress/week';
export const congressWorkshopsPath = '/api/congress/workshops';
export const congressBenefitsPath = '/api/congress/benefits';
export const congressCertificatePath = '/api/congress/certificate';
export const congressCertificateFilePath = '/api/congress/certificate/file';
export const certificatePath = '/api/certificate';
export const congressLibraryPath = '/api/congress/library';
export const congressWatchedPath = '/api/congress/watched';
export const congressMaterialPath = '/api/congress/material';
export const congressEnterPath = '/api/congress/enter';
export const congressRenewPath = '/api/congress/renew';
export const ordersFindPath = '/api/orders/find';
export const ordersFindChallengePath = '/api/orders/find/challenge';
export const contactPath = '/api/contact';
export const contactChallengePath = '/api/contact/challenge';
export const webhookPath = '/api/stripe/webhook';

/** The query that the payment page's way back carries, so that the order page gives the ticket free. */
export const backFromCheckout = 'back';

/** Begins a fragment that is no token but a return code, which is exchanged for one: `#r.<code>`. */
export const returnMark = 'r.';

/** The order page's address under the language, where the payment page sends the buyer back. */
export const orderPagePath = 'zamowienie';

/** The congress app's address under the language: the ticket's own link, and the only way in. */
export const congressPagePath = 'kongres';

/** Where anybody checks a certificate, by the code in the fragment. */
export const certificatePagePath = 'zaswiadczenie';

/** What everybody in a room reads, beside its stream and behind the same signature. */
export const talkFile = 'talk.json';

/** Where nginx asks the API for it; nobody else reaches this address. */
export const insideTalkPath = '/inside/talk';

/** Where nginx asks for a file that speakers hand out, once for everybody. */
export const insideMaterialPath = '/inside/material';

/** Recordings are watched in rooms of their own, which begin with this: `recordings/opening`. */
export const recordingsRoom = 'recordings';

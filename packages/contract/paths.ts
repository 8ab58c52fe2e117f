/** Addresses of the calls, apart from their schemas: a page that only calls needs no validator. */
export const purchasePath = '/api/purchase';
export const ticketsPath = '/api/tickets';
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
export const contactPath = '/api/contact';
export const contactChallengePath = '/api/contact/challenge';
export const webhookPath = '/api/stripe/webhook';

/** The query that the payment page's way back carries, so that the order page gives the ticket free. */
export const backFromCheckout = 'back';

/** Stands before a code of the payment page's way back, where otherwise the order's token stands. */
export const returnMark = 'r.';

/** The order page's address under the language, where the payment page sends the buyer back. */
export const orderPagePath = 'zamowienie';

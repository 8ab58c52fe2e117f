/** The texts of every namespace, typed from Polish: the language all others are complete against. */
export interface Texts {
  accessibility: typeof import('./pl/accessibility.json');
  'become-partner': typeof import('./pl/become-partner.json');
  congress: typeof import('./pl/congress.json');
  'contact-page': typeof import('./pl/contact-page.json');
  contact: typeof import('./pl/contact.json');
  counts: typeof import('./pl/counts.json');
  entry: typeof import('./pl/entry.json');
  exhibitors: typeof import('./pl/exhibitors.json');
  expo: typeof import('./pl/expo.json');
  faq: typeof import('./pl/faq.json');
  footer: typeof import('./pl/footer.json');
  'for-exhibitors': typeof import('./pl/for-exhibitors.json');
  'for-partners': typeof import('./pl/for-partners.json');
  'for-speakers': typeof import('./pl/for-speakers.json');
  'for-sponsors': typeof import('./pl/for-sponsors.json');
  frame: typeof import('./pl/frame.json');
  gala: typeof import('./pl/gala.json');
  home: typeof import('./pl/home.json');
  'long-text': typeof import('./pl/long-text.json');
  mail: typeof import('./pl/mail.json');
  'miss-ai': typeof import('./pl/miss-ai.json');
  'mister-ai': typeof import('./pl/mister-ai.json');
  'not-found': typeof import('./pl/not-found.json');
  order: typeof import('./pl/order.json');
  'press-kit': typeof import('./pl/press-kit.json');
  press: typeof import('./pl/press.json');
  privacy: typeof import('./pl/privacy.json');
  programme: typeof import('./pl/programme.json');
  promises: typeof import('./pl/promises.json');
  'prompt-awards': typeof import('./pl/prompt-awards.json');
  purchase: typeof import('./pl/purchase.json');
  report: typeof import('./pl/report.json');
  'roast-ai': typeof import('./pl/roast-ai.json');
  'speakers-page': typeof import('./pl/speakers-page.json');
  speakers: typeof import('./pl/speakers.json');
  terms: typeof import('./pl/terms.json');
  timetable: typeof import('./pl/timetable.json');
  'tickets-page': typeof import('./pl/tickets-page.json');
  tickets: typeof import('./pl/tickets.json');
  'work-with-us': typeof import('./pl/work-with-us.json');
  'workshops-page': typeof import('./pl/workshops-page.json');
  workshops: typeof import('./pl/workshops.json');
  'zones-page': typeof import('./pl/zones-page.json');
  zones: typeof import('./pl/zones.json');
}

export type Namespace = keyof Texts;

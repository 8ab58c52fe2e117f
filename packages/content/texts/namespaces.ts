/** The texts of every namespace, typed from Polish: the language all others are complete against. */
export interface Texts {
  contact: typeof import('./pl/contact.json');
  counts: typeof import('./pl/counts.json');
  'dla-mediow': typeof import('./pl/dla-mediow.json');
  'dla-partnera': typeof import('./pl/dla-partnera.json');
  'dla-prelegenta': typeof import('./pl/dla-prelegenta.json');
  'dla-sponsora': typeof import('./pl/dla-sponsora.json');
  'dla-wystawcy': typeof import('./pl/dla-wystawcy.json');
  dostepnosc: typeof import('./pl/dostepnosc.json');
  exhibitors: typeof import('./pl/exhibitors.json');
  expo: typeof import('./pl/expo.json');
  faq: typeof import('./pl/faq.json');
  footer: typeof import('./pl/footer.json');
  frame: typeof import('./pl/frame.json');
  gala: typeof import('./pl/gala.json');
  home: typeof import('./pl/home.json');
  kontakt: typeof import('./pl/kontakt.json');
  'kup-bilet': typeof import('./pl/kup-bilet.json');
  'long-text': typeof import('./pl/long-text.json');
  mail: typeof import('./pl/mail.json');
  'miss-ai': typeof import('./pl/miss-ai.json');
  'mister-ai': typeof import('./pl/mister-ai.json');
  'not-found': typeof import('./pl/not-found.json');
  'polityka-prywatnosci': typeof import('./pl/polityka-prywatnosci.json');
  'pracuj-z-nami': typeof import('./pl/pracuj-z-nami.json');
  prelegenci: typeof import('./pl/prelegenci.json');
  'press-kit': typeof import('./pl/press-kit.json');
  program: typeof import('./pl/program.json');
  'prompt-awards': typeof import('./pl/prompt-awards.json');
  purchase: typeof import('./pl/purchase.json');
  regulamin: typeof import('./pl/regulamin.json');
  'roast-ai': typeof import('./pl/roast-ai.json');
  speakers: typeof import('./pl/speakers.json');
  strefy: typeof import('./pl/strefy.json');
  tickets: typeof import('./pl/tickets.json');
  warsztaty: typeof import('./pl/warsztaty.json');
  workshops: typeof import('./pl/workshops.json');
  zamowienie: typeof import('./pl/zamowienie.json');
  'zostac-partnerem': typeof import('./pl/zostac-partnerem.json');
  zones: typeof import('./pl/zones.json');
}

export type Namespace = keyof Texts;

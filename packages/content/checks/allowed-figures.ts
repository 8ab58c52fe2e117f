export const allowedWords: Readonly<Record<string, string>> = {
  '1:1': 'how two people meet',
  '404': 'the status of a page that is not there',
  Przelewy24: 'the name of a way to pay',
};

/** Texts with a figure that is not a fact, with the reason. `*` in a key matches any characters. */
export const allowedTexts: Readonly<Record<string, string>> = {
  'contact:form.missing.subject': 'a manner of speaking',
  'for-speakers:intro': 'any Friday, not one of ours',
  'home:features.items.networking.text': 'a manner of speaking: four eyes',
  '*-ai:*highlights.items.1.text': 'any Sunday, not one of ours',
  'zones-page:items.kids.inside': 'a manner of speaking: four hands',
  'mail:payment_pending.place': 'a manner of speaking: twice',
  'purchase:reasons.*': 'a manner of speaking: twice',
  'become-partner:benefits.items.0.text': 'counts what the sentence before names',
  'speakers-page:choice.body.0': 'counts what the sentence itself names',
  'frame:share.alt': 'the drawing has as many colours, however long the congress',
  'press-kit:logo.rules.*': 'the logo has as many bars, however long the congress',
  'promises:oneGalaSentence': 'counts the contests that the sentence itself names',
  'tickets:features.mentoring': 'the specification names the feature so',
};

import type { Statement } from './statement.ts';

const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const contactTests = 'e2e/tests/contact.spec.ts';
const contactFormTests = 'apps/web/page-tests/contact.test.ts';
const contactApiTests = 'apps/api/src/comms/contact/contact.routes.test.ts';

export const contact: readonly Statement[] = [
  {
    id: 'contact-details',
    statement: 'Location reads online, organiser in Wrocław, with name, address, e-mail and phone.',
    heldBy: [{ file: pagesTests, test: "the contact page in ${code} has the organiser's details" }],
  },
  {
    id: 'contact-fields',
    statement: 'The form has name, e-mail, subject and message; the subject stays a text field.',
    heldBy: [
      { file: pagesTests, test: "the contact page in ${code} has the organiser's details" },
      { file: contactTests, test: 'a message in ${code} is sent by keyboard' },
    ],
  },
  {
    id: 'contact-topic',
    statement: 'A topic may come along and sets the subject unless the visitor typed one.',
    heldBy: [
      { file: contactFormTests, test: 'is preselected with its subject from the address: ${id}' },
      { file: contactFormTests, test: 'sets its subject unless the visitor typed one' },
    ],
  },
  {
    id: 'contact-validated',
    statement: 'The form is validated, each error beside its field.',
    heldBy: [
      { file: contactFormTests, test: 'shows each error beside its field in ${code}' },
      { file: contactApiTests, test: 'rejects %j' },
    ],
  },
  {
    id: 'contact-stored',
    statement: 'A message is stored and mailed to the organiser, with a visible result.',
    heldBy: [
      { file: contactTests, test: 'a message in ${code} is sent by keyboard' },
      { file: contactApiTests, test: 'saves a message and queues an email to both sides' },
    ],
  },
  {
    id: 'contact-limits',
    statement: 'A sender may send three messages an hour.',
    heldBy: [{ file: contactApiTests, test: 'allows three messages per address and hour' }],
  },
  {
    id: 'contact-failure',
    statement: 'A failed message keeps its text and offers e-mail.',
    heldBy: [{ file: contactFormTests, test: 'keeps the text after a failure' }],
  },
  {
    id: 'contact-topics',
    statement:
      'Contests, AI Challenge and group tickets have topics of their own, linked from their pages.',
    heldBy: [{ file: contactTests, test: 'every page with a contact link preselects its topic' }],
  },
];

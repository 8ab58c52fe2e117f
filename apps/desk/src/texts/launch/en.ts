import type { LaunchTexts } from '../texts.tsx';

export const launch: LaunchTexts = {
  launch: {
    title: 'Before the first visitor',
    lead: 'Nobody ticks anything here: every item is measured when you look.',
    link: 'What is left before the launch',
    itemsLeft: 'Left',
    ofAll: 'of {{all}} items',
    ready: 'Everything is ready. You can open.',
    factsLeft: 'Contents',
    factsWord: 'values that are placeholders',
    unknownLeft: 'Not known',
    unknownWord: 'cannot be measured from here',
    states: { done: 'done', open: 'to do', unknown: 'not known' },
    here: 'At the desk',
    onServer: 'On the server',
    unmeasured: 'This could not be measured this time.',
    byOperator: 'For whoever runs the server: “Running it”, the part “{{part}}”.',
    byOwner: 'For an owner of the desk: the screen “{{screen}}”.',
    stages: { local: 'local', staging: 'staging', production: 'production' },
    items: {
      sale: {
        title: 'Sale',
        done: 'Every kind of ticket is open.',
        open: 'Closed: {{names}}.',
      },
      payment: {
        title: 'A payment, tried',
        done: 'The last one with this kind of key: {{time}}.',
        open: 'Nobody has paid with this kind of key yet. Buy one ticket and refund it in its order.',
        unknown: 'It is not known which kind of Stripe key is set.',
      },
      waiting: {
        title: 'What waits for a hand',
        done: 'Nothing.',
        open: 'Waiting: {{count}}.',
      },
      owners: {
        title: 'Two owners with a passkey',
        done: 'Owners who can sign in: {{count}}.',
        open: 'Owners who can sign in: {{count}}. If one loses a phone, the other lets them back in.',
      },
      reminders: {
        title: 'Reminders',
        done: 'All of them are on.',
        open: 'Off: {{names}}.',
      },
      footer: {
        title: 'Footer',
        done: 'Every language has one, and no draft is waiting.',
        open: 'A draft waits to be published: {{names}}.',
      },
      stage: {
        title: 'Kind of server',
        done: 'Production.',
        open: 'This is a {{names}} server. Visitors belong on a production one.',
      },
      address: {
        title: 'The site’s address',
        done: 'Public, and it begins with https.',
        open: 'It is not public, or does not begin with https.',
      },
      key: {
        title: 'Stripe key',
        done: 'It takes real money.',
        open: 'A test one: it takes no real money.',
        unknown: 'It looks like neither a live nor a test one.',
      },
      trials: {
        title: 'Orders from trials',
        done: 'None in the database was paid with pretend money.',
        open: 'Paid with pretend money: {{count}}. They count towards quotas and reports, so a launch needs an empty database.',
      },
      clock: {
        title: 'The congress clock',
        done: 'It keeps real time.',
        open: 'It was set: it shows {{time}}.',
      },
      sender: {
        title: 'Sender of the mails',
        done: 'An address in a real domain.',
        open: 'An address in a domain that can belong to nobody.',
      },
      mail: {
        title: 'Mails go out',
        done: 'The mail server took the last one: {{time}}.',
        open: 'None has gone out yet.',
      },
      worker: {
        title: 'Work in the background',
        done: 'Last sign of it: {{time}}.',
        open: 'Last sign of it: {{time}}. Mails, refunds and announcements may be standing still.',
        never: 'There is no sign of it. Mails, refunds and announcements are standing still.',
      },
      backup: {
        title: 'Backups',
        done: 'The last piece of changes: {{time}}.',
        open: 'The last piece of changes: {{time}}. It should be a quarter of an hour old at most.',
        unknown:
          'They cannot be seen from here. Ask whether they are made, and whether anybody has restored one yet.',
      },
    },
    content: 'Contents',
    contentDone: 'Nothing here stands in for the real thing.',
    contentOpen:
      'These values only stand in for the real ones. Decide them and hand them to whoever runs the server; where each one shows, “Running it” tells, in the part “{{part}}”.',
    sample: 'sample',
    groups: {
      company: 'The company',
      prices: 'Prices and quotas',
      policies: 'Deadlines and promises',
      programme: 'Programme and names',
      cooperation: 'Cooperation',
      other: 'The rest',
    },
    advice: { vatMode: 'Ask a tax adviser first.' },
  },
};

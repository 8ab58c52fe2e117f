import type { Statement } from './statement.ts';

const shippedTests = 'apps/web/src/shipped.test.ts';
const textsTests = 'packages/content/checks/specified-texts.test.ts';
const figuresTests = 'packages/content/checks/published-figures.test.ts';
const homeTests = 'e2e/tests/specification-home.spec.ts';
const pagesTests = 'e2e/tests/specification-pages.spec.ts';
const contactTests = 'e2e/tests/contact.spec.ts';
const priceTests = 'packages/content/facts/price.test.ts';
const ticketPriceTests = 'apps/web/src/features/shop/tickets/ticket-price.test.tsx';
const ticketsFirstTests = 'e2e/tests/tickets-first-screen.spec.ts';
const sharedTests = 'packages/content/checks/shared-sentences.test.ts';
const structuredTests = 'apps/web/src/features/marketing/home/structured-data.test.ts';
const placeholdersTests = 'packages/content/checks/find-placeholders.test.ts';
const digitsTests = 'packages/content/checks/figures.test.ts';
const launchTests = 'tools/release/launch-check/launch-check.test.ts';
const factsTests = 'packages/content/facts/facts.test.ts';
const companyTests = 'packages/content/checks/company-data.test.ts';
const checkContentTests = 'apps/web/build-steps/check-content.test.ts';
const environmentTests = 'apps/api/src/platform/config/environment.test.ts';
const configTests = 'apps/api/src/platform/config/config.test.ts';
const bonusesTests = 'packages/content/checks/validate-bonuses.test.ts';
const homeFirstTests = 'e2e/tests/home-first-screen.spec.ts';

export const factsAndPrices: readonly Statement[] = [
  {
    id: 'congress-format',
    statement: 'The congress is virtual: no text names a venue.',
    heldBy: [
      { file: shippedTests, test: 'the congress has five languages' },
      { file: textsTests, test: 'no text in %s names a venue' },
    ],
  },
  {
    id: 'congress-dates',
    statement: '16-22 February 2026, 10:00-18:00 every day, Europe/Warsaw.',
    heldBy: [{ file: shippedTests, test: 'the congress has five languages' }],
  },
  {
    id: 'publication-dates',
    statement:
      'Speakers and schedule are published on 1 December 2025, exhibitors on 1 September 2025.',
    heldBy: [{ file: shippedTests, test: 'the congress has five languages' }],
  },
  {
    id: 'congress-figures',
    statement:
      '120 exhibitors, 3500 PLN, 10000 participants, 80 speakers, 70 lectures, 20 workshops.',
    heldBy: [{ file: shippedTests, test: 'the claimed figures are as specified' }],
  },
  {
    id: 'other-claims',
    statement: '50 startups; bonuses worth over ten times the net price of Standard.',
    heldBy: [
      { file: shippedTests, test: 'the claimed figures are as specified' },
      { file: figuresTests, test: 'prices, dates, hours and counts in %s match the facts' },
    ],
  },
  {
    id: 'figures-planned',
    statement: 'The figures are called planned in each language until the lists are published.',
    heldBy: [
      { file: textsTests, test: '%s has the specified words in every language' },
      { file: homeTests, test: 'the hero in ${code} has brand, year, texts' },
    ],
  },
  {
    id: 'ticket-prices',
    statement: 'Standard 299 was 599, Premium 499 was 999, Praktyk AI VIP 999 was 1999, net.',
    heldBy: [{ file: shippedTests, test: 'tickets have the specified prices' }],
  },
  {
    id: 'ticket-history',
    statement: 'The price history has dated rows since 1 June and 15 September 2025.',
    heldBy: [{ file: shippedTests, test: 'tickets have the specified price history' }],
  },
  {
    id: 'ticket-flags',
    statement:
      'Premium and VIP are recommended, labelled “best choice” and “limited availability”.',
    heldBy: [
      { file: shippedTests, test: 'tickets have the specified prices' },
      { file: textsTests, test: 'the Polish %s is "%s"' },
      { file: pagesTests, test: 'the ticket page in ${code} has the plans' },
    ],
  },
  {
    id: 'ticket-common-features',
    statement: 'All tickets have conference materials, certificate, recordings and app.',
    heldBy: [{ file: shippedTests, test: 'tickets have the specified price history' }],
  },
  {
    id: 'ticket-features',
    statement: 'Standard has streaming, chat and basic materials; Premium and VIP add theirs.',
    heldBy: [
      { file: shippedTests, test: 'tickets have the specified price history' },
      { file: pagesTests, test: 'the ticket page in ${code} has the plans' },
    ],
  },
  {
    id: 'ticket-unit',
    statement: 'The price unit is zł netto, in English PLN net.',
    heldBy: [
      { file: textsTests, test: 'the Polish %s is "%s"' },
      { file: textsTests, test: 'the price unit in English' },
    ],
  },
  {
    id: 'ticket-promo',
    statement: 'The promo holds until packages run out or everything is announced.',
    heldBy: [{ file: pagesTests, test: 'the ticket page in ${code} has the plans' }],
  },
  {
    id: 'ticket-group',
    statement: 'Group tickets are on request, by the contact page.',
    heldBy: [
      { file: pagesTests, test: 'the ticket page in ${code} has the plans' },
      { file: contactTests, test: 'every page with a contact link preselects its topic' },
    ],
  },
  {
    id: 'price-law',
    statement:
      'Net, gross and the lowest price of the 30 days before the reduction stand with every price.',
    heldBy: [
      { file: pagesTests, test: 'the ticket page in ${code} has the plans' },
      { file: priceTests, test: 'a short sale inside the window is the lowest price' },
    ],
  },
  {
    id: 'price-order',
    statement: 'On the card gross follows directly under net, the crossed-out price after it.',
    heldBy: [{ file: ticketPriceTests, test: 'shows gross directly below net on the card' }],
  },
  {
    id: 'price-half',
    statement: 'Cards keep net as specified, with gross beside it at half its size.',
    heldBy: [
      {
        file: ticketsFirstTests,
        test: 'cards on ${path} at ${width} px show gross directly below net',
      },
    ],
  },
  {
    id: 'price-no-saving',
    statement: 'No “you save” figure is shown.',
    heldBy: [{ file: textsTests, test: 'no text about tickets in %s says how much a buyer saves' }],
  },
  {
    id: 'price-texts',
    statement: 'In running text, descriptions and media facts gross stands beside net.',
    heldBy: [{ file: sharedTests, test: 'texts in %s with a net price contain the gross price' }],
  },
  {
    id: 'price-structured',
    statement: 'Structured data offer the gross price with net beside it.',
    heldBy: [{ file: structuredTests, test: 'every offer states its price with and without VAT' }],
  },
  {
    id: 'price-vat',
    statement:
      '23 % Polish VAT for everybody is a placeholder decision that the launch list names with a tax adviser.',
    heldBy: [
      { file: shippedTests, test: 'tickets have the specified prices' },
      { file: priceTests, test: 'prices support the configured VAT mode' },
      { file: placeholdersTests, test: 'adds advice for tax decisions' },
    ],
  },
  {
    id: 'facts-once',
    statement: 'A fact is written once: texts interpolate facts and hold no digits.',
    heldBy: [
      { file: digitsTests, test: 'texts in $code contain no unlisted figures' },
      { file: figuresTests, test: 'rendered texts in %s contain the same figures as in Polish' },
    ],
  },
  {
    id: 'facts-exceptions',
    statement: 'Exceptions to the rule on digits are listed and needed.',
    heldBy: [{ file: digitsTests, test: 'every exception is still needed' }],
  },
  {
    id: 'brand',
    statement: 'The congress is Kongres AI in every language.',
    heldBy: [{ file: shippedTests, test: 'the congress is called Kongres AI' }],
  },
  {
    id: 'placeholders-listed',
    statement: 'One command lists every placeholder before a launch.',
    heldBy: [
      { file: launchTests, test: 'lists placeholders with their usages and fails' },
      { file: placeholdersTests, test: 'finds every mark in the facts once' },
    ],
  },
  {
    id: 'organiser-facts',
    statement: 'Organiser, address, tax number, e-mail and phone are facts.',
    heldBy: [{ file: factsTests, test: 'the organiser is complete' }],
  },
  {
    id: 'company-facts',
    statement: 'Register court, KRS and share capital stand in footer, contact, terms and mails.',
    heldBy: [{ file: companyTests, test: '%s contains the company details required by law' }],
  },
  {
    id: 'public-origin',
    statement: 'The public address is configuration of build and API.',
    heldBy: [
      { file: checkContentTests, test: 'a public build fails and lists every placeholder' },
      { file: environmentTests, test: 'rejects an invalid %s in public environments' },
      { file: configTests, test: 'names the variable with an invalid value' },
    ],
  },
  {
    id: 'bonuses-published',
    statement: 'Tickets page and FAQ name the publication of the bonuses.',
    heldBy: [{ file: sharedTests, test: '{{%s}} is used in %s in every language' }],
  },
  {
    id: 'bonuses-list',
    statement:
      'Bonuses show under the plans once there are rows; their sum is checked against the claim.',
    heldBy: [
      { file: ticketPriceTests, test: 'lists bonuses with value and giver' },
      { file: bonusesTests, test: 'rejects a sum below the figure of the hero' },
      { file: bonusesTests, test: 'rejects a sum that is not above the claimed multiple' },
    ],
  },
  {
    id: 'register-words',
    statement:
      'The hero’s button keeps the word “register” in each language and carries the computed price, net and gross, beneath it.',
    heldBy: [
      { file: textsTests, test: '%s has the specified words in every language' },
      {
        file: homeFirstTests,
        test: 'home shows price and button in ${language.id} without scrolling',
      },
    ],
  },
  {
    id: 'workshop-register-words',
    statement: 'The workshop’s button says “Sign up with a ticket” and its translations.',
    heldBy: [
      { file: textsTests, test: '%s has the specified words in every language' },
      { file: pagesTests, test: 'the workshops in ${code} have every field' },
    ],
  },
];

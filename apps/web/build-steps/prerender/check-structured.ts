/**
 * What schema.org lets us say: the properties that our pages use, by type, and what may stand there. A new one is
 * looked up at schema.org/<Type> and added here; what is not here stops the build, as nobody would notice a slip.
 */
const event = {
  name: 'text',
  description: 'text',
  url: 'address',
  image: 'address',
  inLanguage: 'text',
  startDate: 'moment',
  endDate: 'moment',
  previousStartDate: 'moment',
  eventStatus:
    /^https:\/\/schema\.org\/Event(?:Cancelled|MovedOnline|Postponed|Rescheduled|Scheduled)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/(?:Mixed|Offline|Online)EventAttendanceMode$/,
  location: ['VirtualLocation'],
  maximumVirtualAttendeeCapacity: 'number',
  performer: ['Person', 'Organization'],
  organizer: ['Person', 'Organization'],
  offers: ['Offer'],
  superEvent: ['Event'],
  subEvent: ['Event'],
} as const;

const known: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  Event: event,
  VirtualLocation: { name: 'text', url: 'address' },
  Person: {
    name: 'text',
    description: 'text',
    url: 'address',
    image: 'address',
    jobTitle: 'text',
    sameAs: 'address',
  },
  Organization: {
    name: 'text',
    description: 'text',
    url: 'address',
    logo: 'address',
    image: 'address',
    sameAs: 'address',
    email: 'text',
    telephone: 'text',
    taxID: 'text',
    address: ['PostalAddress'],
  },
  PostalAddress: {
    streetAddress: 'text',
    postalCode: 'text',
    addressLocality: 'text',
    addressCountry: 'text',
  },
  Offer: {
    name: 'text',
    url: 'address',
    price: /^\d+\.\d\d$/,
    priceCurrency: /^[A-Z]{3}$/,
    availability: /^https:\/\/schema\.org\/(?:InStock|SoldOut|PreOrder|Discontinued)$/,
    availabilityEnds: 'moment',
    validFrom: 'moment',
  },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { name: 'text', position: 'number', item: 'address' },
  NewsArticle: {
    headline: 'text',
    description: 'text',
    url: 'address',
    image: 'address',
    inLanguage: 'text',
    datePublished: 'moment',
    author: ['Person', 'Organization'],
    publisher: ['Organization'],
  },
  FAQPage: { url: 'address', inLanguage: 'text', mainEntity: ['Question'] },
  Question: { name: 'text', acceptedAnswer: ['Answer'] },
  Answer: { text: 'text' },
};

type Range = 'text' | 'address' | 'moment' | 'number' | RegExp | readonly string[];

type Node = Record<string, unknown>;

const documents = /<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g;

/** What is wrong with the structured data of a page, for a person to read; nothing, as a rule. */
export function structuredFaults(html: string): string[] {
  return [...html.matchAll(documents)].flatMap(([, text = '']) => {
    const { '@context': context, '@graph': graph, ...single } = JSON.parse(text) as Node;
    const nodes = Array.isArray(graph) ? (graph as unknown[]) : [single];
    return [
      ...(context === 'https://schema.org' ? [] : ['its context is not schema.org']),
      ...nodes.flatMap((node) => faultsOf(node, Object.keys(known))),
    ];
  });
}

function faultsOf(node: unknown, types: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return [`${types.join(' or ')} is no node`];
  const { '@type': type, ...properties } = node as Node;
  if (typeof type !== 'string' || !types.includes(type)) {
    return [`${String(type)} stands where ${types.join(' or ')} may stand`];
  }
  return Object.entries(properties).flatMap(([name, value]) => {
    const range = known[type]?.[name];
    if (!range) return [`${type} has no property ${name}`];
    return [value].flat().flatMap((each) => {
      if (Array.isArray(range)) return faultsOf(each, range as readonly string[]);
      return isIn(range as Exclude<Range, readonly string[]>, each)
        ? []
        : [`${type}.${name} cannot be ${JSON.stringify(each)}`];
    });
  });
}

function isIn(range: Exclude<Range, readonly string[]>, value: unknown): boolean {
  if (range === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string' || value === '') return false;
  if (range === 'text') return true;
  if (range === 'address') return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
  if (range === 'moment')
    return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
  return range.test(value);
}

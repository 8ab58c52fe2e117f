/**
 * Allowed schema.org properties by type, with their values. Look up new ones at schema.org/<Type> and add them here:
 * anything else fails the build.
 */
const eventProperties = {
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

const allowedTypes: Readonly<Record<string, Readonly<Record<string, ValueRange>>>> = {
  Event: eventProperties,
  VirtualLocation: { name: 'text', url: 'address' },
  Person: {
    name: 'text',
    description: 'text',
    url: 'address',
    image: 'address',
    jobTitle: 'text',
    worksFor: ['Organization'],
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
    priceSpecification: ['UnitPriceSpecification'],
    availability: /^https:\/\/schema\.org\/(?:InStock|SoldOut|PreOrder|Discontinued)$/,
    availabilityEnds: 'moment',
    validFrom: 'moment',
  },
  UnitPriceSpecification: {
    price: /^\d+\.\d\d$/,
    priceCurrency: /^[A-Z]{3}$/,
    valueAddedTaxIncluded: 'boolean',
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

type ValueRange = 'text' | 'address' | 'moment' | 'number' | 'boolean' | RegExp | readonly string[];

type SchemaNode = Record<string, unknown>;

const scriptPattern = /<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g;

/** Errors in the structured data of a page, readable by a person. */
export function findStructuredDataErrors(html: string): string[] {
  return [...html.matchAll(scriptPattern)].flatMap(([, text = '']) => {
    const { '@context': context, '@graph': graph, ...single } = JSON.parse(text) as SchemaNode;
    const nodes = Array.isArray(graph) ? (graph as unknown[]) : [single];
    return [
      ...(context === 'https://schema.org' ? [] : ['its context is not schema.org']),
      ...nodes.flatMap((node) => findNodeErrors(node, Object.keys(allowedTypes))),
    ];
  });
}

function findNodeErrors(node: unknown, types: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return [`${types.join(' or ')} is no node`];
  const { '@type': type, ...properties } = node as SchemaNode;
  if (typeof type !== 'string' || !types.includes(type)) {
    return [`${String(type)} stands where ${types.join(' or ')} may stand`];
  }
  return Object.entries(properties).flatMap(([name, value]) => {
    const range = allowedTypes[type]?.[name];
    if (!range) return [`${type} has no property ${name}`];
    return [value].flat().flatMap((each) => {
      if (Array.isArray(range)) return findNodeErrors(each, range as readonly string[]);
      return isInRange(range as Exclude<ValueRange, readonly string[]>, each)
        ? []
        : [`${type}.${name} cannot be ${JSON.stringify(each)}`];
    });
  });
}

function isInRange(range: Exclude<ValueRange, readonly string[]>, value: unknown): boolean {
  if (range === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (range === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || value === '') return false;
  if (range === 'text') return true;
  if (range === 'address') return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
  if (range === 'moment')
    return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
  return range.test(value);
}

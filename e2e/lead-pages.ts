/** Pages with a form of their own, and the topic of its messages. */
export const leadPages = [
  { id: 'for-exhibitors', topic: 'exhibitor' },
  { id: 'for-speakers', topic: 'speaker' },
  { id: 'for-partners', topic: 'partner' },
  { id: 'for-sponsors', topic: 'sponsor' },
  { id: 'become-partner', topic: 'sponsor' },
  { id: 'work-with-us', topic: 'work' },
] as const;

import { collection } from './collection.ts';

export const exhibitorCategories = collection('exhibitor categories', [
  { id: 'robotics' },
  { id: 'speech' },
  { id: 'children' },
]);

interface Exhibitor {
  id: string;
  sample: boolean;
  name: string;
  /** A file in apps/web/public/photos: `/photos/lumen.svg`. Without one a mark is drawn. */
  image?: string;
  category: (typeof exhibitorCategories)[number]['id'];
  stand: string;
  standSquareMetres: 6 | 12 | 24;
}

const rows = collection('exhibitors', [
  {
    id: 'lumen',
    sample: true,
    name: 'Lumen Przykład',
    category: 'robotics',
    stand: 'A-007',
    standSquareMetres: 24,
  },
  {
    id: 'mowa',
    sample: true,
    name: 'Mowa Próbna',
    category: 'speech',
    stand: 'C-003',
    standSquareMetres: 12,
  },
  {
    id: 'kasztan',
    sample: true,
    name: 'Kasztan Wzór',
    category: 'children',
    stand: 'F-012',
    standSquareMetres: 6,
  },
] as const satisfies readonly Exhibitor[]);

type ExhibitorId = (typeof rows)[number]['id'];

export const exhibitors: readonly (Exhibitor & { id: ExhibitorId })[] = rows;

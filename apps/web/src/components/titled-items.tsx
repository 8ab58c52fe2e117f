import { Sentence } from './sentence.tsx';

interface TitledItemsProps {
  items: readonly { title: string; text: string }[];
  className?: string | undefined;
  isOrdered?: boolean;
}

export function TitledItems({ items, className, isOrdered = false }: TitledItemsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Sentence text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}

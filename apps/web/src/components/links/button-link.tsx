import type { ComponentProps } from 'react';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';

type ButtonLinkProps = ComponentProps<typeof LocalLink> & {
  kind?: 'primary' | 'secondary' | 'ink';
};

export function ButtonLink({ kind = 'primary', children, ...link }: ButtonLinkProps) {
  return (
    <LocalLink className={getButtonClass(kind)} {...link}>
      {children}
      <Icon name="arrow" />
    </LocalLink>
  );
}

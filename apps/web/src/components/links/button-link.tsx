import type { ComponentProps } from 'react';
import { LocalLink } from '../../lib/routing/local-link.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';

type ButtonLinkProps = ComponentProps<typeof LocalLink> & {
  kind?: 'primary' | 'secondary' | 'ink';
};

/** A link that looks like the button it acts as. */
export function ButtonLink({ kind = 'primary', children, ...link }: ButtonLinkProps) {
  return (
    <LocalLink className={buttonClass(kind)} {...link}>
      {children}
      <Icon name="arrow" />
    </LocalLink>
  );
}

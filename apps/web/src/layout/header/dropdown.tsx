import { useId } from 'react';
import { useTexts } from '../../lib/i18n/texts.tsx';
import type { PageId } from '@kongres/contract/pages';
import { Icon } from '@kongres/ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './dropdown.module.css';
import { GroupLinks } from './group-links.tsx';
import type { GroupId } from '../menu.ts';
import { useIsCurrent } from '../use-is-current.ts';

/** A disclosure, not a menu: a button that shows a plain list of links. */
export function Dropdown({ group, pages }: { group: GroupId; pages: readonly PageId[] }) {
  const texts = useTexts('frame');
  const panel = useId();
  const isCurrent = useIsCurrent();
  const { isOpen, container, button } = useDisclosure<HTMLLIElement>({
    onHover: true,
  });
  return (
    <li className={styles.dropdown} data-open={isOpen || undefined} {...container}>
      <button
        type="button"
        aria-controls={panel}
        aria-current={pages.some(isCurrent) || undefined}
        {...button}
      >
        {texts.groups[group]}
        <Icon name="down" />
      </button>
      <ul className={styles.panel} id={panel}>
        <GroupLinks group={group} pages={pages} />
      </ul>
    </li>
  );
}

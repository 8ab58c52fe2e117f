import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { contactFormId } from '../../../components/links/contact-links.ts';

interface FormLinkProps {
  kind: Parameters<typeof getButtonClass>[0];
  children: string;
}

/** Leads to the form of the same page. */
export function FormLink({ kind, children }: FormLinkProps) {
  return (
    <a className={getButtonClass(kind)} href={`#${contactFormId}`}>
      {children}
      <Icon name="down" />
    </a>
  );
}

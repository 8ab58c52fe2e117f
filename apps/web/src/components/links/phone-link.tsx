import { organiser } from '@kongres/content/facts/organiser';

/** The organiser's number as a link that dials it, never broken over two lines. */
export function PhoneLink() {
  const { phone } = organiser;
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>;
}

import { organiser } from '@kongres/content/facts/organiser';

export function PhoneLink() {
  const { phone } = organiser;
  return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>;
}

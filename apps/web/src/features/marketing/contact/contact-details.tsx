import { organiser } from '@kongres/content/facts/organiser';
import { joinHangingLetters } from '@kongres/content/format/typography';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EmailLink } from '../../../components/links/email-link.tsx';
import { PhoneLink } from '../../../components/links/phone-link.tsx';
import styles from './contact-details.module.css';

export function ContactDetails() {
  const contact = useTexts('contact');
  return (
    <dl className={styles.details}>
      <div>
        <dt>{contact.location}</dt>
        <dd>{contact.locationText}</dd>
      </div>
      <div>
        <dt>{contact.organiser}</dt>
        <dd>
          <address>
            {joinHangingLetters(organiser.name, 'pl')}
            <br />
            {organiser.street},{' '}
            <span className="nowrap">
              {organiser.postcode} {organiser.city}
            </span>
            <br />
            {contact.taxNumber}
            <br />
            {contact.register}
          </address>
        </dd>
      </div>
      <div>
        <dt>{contact.emailLabel}</dt>
        <dd>
          <EmailLink />
        </dd>
      </div>
      <div>
        <dt>{contact.phoneLabel}</dt>
        <dd>
          <PhoneLink />
        </dd>
      </div>
    </dl>
  );
}

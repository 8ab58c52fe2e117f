import { ButtonLink } from '../../../components/links/button-link.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';

export function SpeakerCallButton() {
  const { apply } = useTexts('speakers-page');
  return (
    <p>
      <ButtonLink to="for-speakers">{apply.button}</ButtonLink>
    </p>
  );
}

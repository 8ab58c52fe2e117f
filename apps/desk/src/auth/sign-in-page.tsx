import { useState } from 'react';
import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callApi } from '../lib/api/call-api.ts';
import { reloadAt } from '../lib/api/query-client.ts';
import { useTexts } from '../i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { ErrorNotice } from '../components/error-notice.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

export function SignInPage() {
  const { texts } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function signIn() {
    setBusy(true);
    setError(null);
    try {
      const { options } = await callApi<{ options: PublicKeyCredentialRequestOptionsJSON }>(
        'beginSignIn',
      );
      const credential = await startAuthentication({ optionsJSON: options });
      await callApi('signIn', { body: { credential } });
      reloadAt(location.pathname + location.search);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <SignedOutPage title={texts.signIn.title}>
      <p>{texts.signIn.lead}</p>
      <BusyButton kind="primary" isBusy={isBusy} onClick={() => void signIn()}>
        {isBusy ? texts.signIn.waiting : texts.signIn.submit}
      </BusyButton>
      <ErrorNotice error={error} />
      <p>{texts.signIn.lostPasskey}</p>
    </SignedOutPage>
  );
}

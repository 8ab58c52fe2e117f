import { useState } from 'react';
import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '../lib/api/call.ts';
import { startAnew } from '../lib/api/query-client.ts';
import { useTexts } from '../i18n/texts.tsx';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { Refusal } from '../components/refusal.tsx';
import { Outside } from './outside.tsx';

export function SignIn() {
  const { texts } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function signIn() {
    setBusy(true);
    setError(null);
    try {
      const { options } = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(
        'signInBegin',
      );
      const credential = await startAuthentication({ optionsJSON: options });
      await call('signIn', { body: { credential } });
      startAnew(location.pathname + location.search);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <Outside title={texts.door.title}>
      <p>{texts.door.lead}</p>
      <BusyButton kind="primary" isBusy={isBusy} onClick={() => void signIn()}>
        {isBusy ? texts.door.waiting : texts.door.signIn}
      </BusyButton>
      <Refusal error={error} />
      <p>{texts.door.lost}</p>
    </Outside>
  );
}

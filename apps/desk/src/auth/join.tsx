import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import type { DeskRole } from '@kongres/contract/desk/rules';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { call, Refused } from '../lib/api/call.ts';
import { startAnew } from '../lib/api/query-client.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Refusal } from '../components/refusal.tsx';
import { Outside } from './outside.tsx';

interface Begun {
  name: string;
  role: DeskRole;
  options: PublicKeyCredentialCreationOptionsJSON;
}

/** Taken out of the address at once: it is as good as a key. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}

/** Where an invitation leads. Another link in the same tab is no new page, but another beginning. */
export function Join() {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const take = () => setToken((before) => takeToken() || before);
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return <JoinBy key={token} token={token} />;
}

/** Who one is, and the passkey to make. */
function JoinBy({ token }: { token: string }) {
  const { texts } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const begin = () => call<Begun>('joinBegin', { body: { token } });
  const { data: begun, error } = useQuery({
    queryKey: ['join', token],
    queryFn: begin,
    staleTime: Infinity,
  });

  async function join() {
    setBusy(true);
    setFailure(null);
    try {
      // Asked for anew at each try: what an authenticator signs is good once.
      const { options } = await begin();
      const credential = await startRegistration({ optionsJSON: options });
      await call('join', { body: { token, credential } });
      startAnew('/');
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  const hasEnded = [error, failure].some(
    (each) => each instanceof Refused && each.code !== null && each.code !== 'too_many_requests',
  );
  if (hasEnded) {
    return (
      <Outside title={texts.join.ended}>
        <p>{texts.join.endedLead}</p>
        <Link to="/">{texts.join.toDoor}</Link>
      </Outside>
    );
  }
  if (!begun) {
    return (
      <Outside title={texts.join.loading}>
        <Refusal error={error} />
      </Outside>
    );
  }
  return (
    <Outside title={fillText(texts.join.title, { name: begun.name })}>
      <p>{fillText(texts.join.lead, { role: texts.roles[begun.role] })}</p>
      <BusyButton kind="primary" isBusy={isBusy} onClick={() => void join()}>
        {isBusy ? texts.door.waiting : texts.join.make}
      </BusyButton>
      <Refusal error={failure} />
    </Outside>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import type { DeskRole } from '@kongres/contract/desk/routes';
import { BusyButton } from '@kongres/ui/busy-button.tsx';
import { callApi, ApiError } from '../lib/api/call-api.ts';
import { reloadAt } from '../lib/api/query-client.ts';
import { useTexts } from '../i18n/texts.tsx';
import { ErrorNotice } from '../components/error-notice.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

interface Invitation {
  name: string;
  role: DeskRole;
  options: PublicKeyCredentialCreationOptionsJSON;
}

/** Removes the token from the address at once: it grants access. */
function takeTokenFromAddress(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}

/** A second link opened in the same tab only changes the hash, so the form restarts by its key. */
export function JoinPage() {
  const [token, setToken] = useState(takeTokenFromAddress);
  useEffect(() => {
    const handleHashChange = () => setToken((before) => takeTokenFromAddress() || before);
    addEventListener('hashchange', handleHashChange);
    return () => removeEventListener('hashchange', handleHashChange);
  }, []);
  return <JoinForm key={token} token={token} />;
}

function JoinForm({ token }: { token: string }) {
  const { texts } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const openInvitation = () => callApi<Invitation>('openInvitation', { body: { token } });
  const { data: invitation, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: openInvitation,
    staleTime: Infinity,
  });

  async function createPasskey() {
    setBusy(true);
    setFailure(null);
    try {
      // Every attempt needs a new challenge: each is valid once.
      const { options } = await openInvitation();
      const credential = await startRegistration({ optionsJSON: options });
      await callApi('acceptInvitation', { body: { token, credential } });
      reloadAt('/');
    } catch (refused) {
      setFailure(refused);
      setBusy(false);
    }
  }

  const isLinkExpired = [error, failure].some(
    (each) => each instanceof ApiError && each.code !== null && each.code !== 'too_many_requests',
  );
  if (isLinkExpired) {
    return (
      <SignedOutPage title={texts.join.linkExpired}>
        <p>{texts.join.linkExpiredLead}</p>
        <Link to="/">{texts.join.toSignIn}</Link>
      </SignedOutPage>
    );
  }
  if (!invitation) {
    return (
      <SignedOutPage title={texts.join.loading}>
        <ErrorNotice error={error} />
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={fillText(texts.join.title, { name: invitation.name })}>
      <p>{fillText(texts.join.lead, { role: texts.roles[invitation.role] })}</p>
      <BusyButton kind="primary" isBusy={isBusy} onClick={() => void createPasskey()}>
        {isBusy ? texts.signIn.waiting : texts.join.createPasskey}
      </BusyButton>
      <ErrorNotice error={failure} />
    </SignedOutPage>
  );
}

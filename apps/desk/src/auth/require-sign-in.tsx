import { Outlet } from 'react-router';
import { useCurrentUser } from '../lib/api/use-current-user.ts';
import { useTexts } from '../i18n/texts.tsx';
import { ErrorNotice } from '../components/error-notice.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** Renders the desk for a signed-in user and the sign-in page otherwise. */
export function RequireSignIn() {
  const { data: me, error, isPending, refetch } = useCurrentUser();
  const { texts } = useTexts();
  if (me) return <Outlet />;
  if (isPending) return null;
  if (!error) return <SignInPage />;
  return (
    <SignedOutPage title={texts.signIn.title}>
      <ErrorNotice error={error} />
      <button type="button" className="small main" onClick={() => void refetch()}>
        {texts.ui.tryAgain}
      </button>
    </SignedOutPage>
  );
}

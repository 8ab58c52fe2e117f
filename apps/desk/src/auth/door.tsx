import { Outlet } from 'react-router';
import { useMe } from '../lib/api/use-me.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Refusal } from '../components/refusal.tsx';
import { Outside } from './outside.tsx';
import { SignIn } from './sign-in.tsx';

/** Lets in who is signed in, and shows everybody else the way to it. */
export function Door() {
  const { data: me, error, isPending, refetch } = useMe();
  const { texts } = useTexts();
  if (me) return <Outlet />;
  if (isPending) return null;
  if (!error) return <SignIn />;
  return (
    <Outside title={texts.door.title}>
      <Refusal error={error} />
      <button type="button" className="small main" onClick={() => void refetch()}>
        {texts.ui.again}
      </button>
    </Outside>
  );
}

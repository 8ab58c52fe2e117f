import { useTexts } from '../i18n/texts.tsx';

interface OlderButtonProps {
  list: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => Promise<unknown> };
}

export function OlderButton({ list }: OlderButtonProps) {
  const { texts } = useTexts();
  const { hasNextPage, isFetching, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <p className="pane">
      <button
        type="button"
        className="small main"
        aria-disabled={isFetching}
        onClick={() => !isFetching && void fetchNextPage()}
      >
        {texts.ui.older}
      </button>
    </p>
  );
}

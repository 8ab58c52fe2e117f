import { fillText } from '@kongres/content/format/marked-text';
import { useRef, useState } from 'react';
import type { LiveDay } from '@kongres/contract/desk/live/live';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatHour } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { getLocalizedText } from '../shared/names.ts';
import { usePermission } from '../shared/use-permission.ts';
import { readLocalizedText, LocalizedTextFields } from '../shared/localized-text-fields.tsx';
import styles from '../shared/live.module.css';

export function Banner({ banner }: { banner: LiveDay['banner'] }) {
  const { texts, language } = useTexts();
  const may = usePermission();
  const hideBanner = useDeskMutation<{ id: number }, object>('hideBanner', () => {});
  const { shownSince, hide } = texts.live.banner;
  return (
    <section className={styles.banner} aria-label={texts.live.banner.title}>
      {banner && (
        <div className={styles.current}>
          <p>
            <b>{getLocalizedText(banner.text, language)}</b>{' '}
            <small>
              {Object.keys(banner.text).join(', ')},{' '}
              {fillText(shownSince, { time: formatHour(banner.at, language) })}
            </small>
          </p>
          {may('hideBanner') && (
            <button
              type="button"
              className="small"
              aria-disabled={hideBanner.isBusy}
              onClick={() => !hideBanner.isBusy && hideBanner.mutate({ id: banner.id })}
            >
              {hide}
            </button>
          )}
        </div>
      )}
      <ErrorNotice error={hideBanner.error} />
      {may('showBanner') && <BannerForm />}
    </section>
  );
}

function BannerForm() {
  const { texts } = useTexts();
  const { title, hint, show, confirm } = texts.live.banner;
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const showBanner = useDeskMutation<{ text: Record<string, string> }, object>('showBanner', () => {
    form.current?.reset();
    setOpen(false);
  });
  const words = Object.values(showBanner.question?.body.text ?? {}).join(' / ');
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <form
        ref={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!showBanner.isBusy)
            showBanner.mutate({ text: readLocalizedText(event.currentTarget) });
        }}
      >
        <p>{hint}</p>
        <div className="fields">
          <LocalizedTextFields getLabel={(language) => language} />
        </div>
        <ErrorNotice error={showBanner.error} />
        <button type="submit" className="small" aria-disabled={showBanner.isBusy}>
          {show}
        </button>
      </form>
      {showBanner.question && (
        <ConfirmDialog question={fillText(confirm, { words })} mutation={showBanner} />
      )}
    </details>
  );
}

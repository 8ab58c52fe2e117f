import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter } from '@kongres/contract/desk/content/footer';
import { getDeskRoute } from '@kongres/contract/desk/routes';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './footer.module.css';

interface FooterPreviewProps {
  state: DeskFooter;
  /** A past version; null for the draft or, without one, the current version. */
  version: number | null;
  onBack: () => void;
}

/** Renders the preview page of the API in a sandbox without scripts. */
export function FooterPreview({ state, version, onBack }: FooterPreviewProps) {
  const { texts } = useTexts();
  const { language, draft } = state;
  const shown = version ?? (draft ? null : state.version);
  const query = new URLSearchParams({
    language,
    ...(shown === null ? { mark: draft?.mark ?? '' } : { version: String(shown) }),
  });
  const address = `${getDeskRoute('previewFooter').path}?${query.toString()}`;
  const title =
    version === null
      ? texts.footer.preview
      : fillText(texts.footer.previewOf, { version: String(version || texts.footer.builtIn) });
  return (
    <section className={styles.preview} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {version !== null && (
          <button type="button" className="small" onClick={onBack}>
            {texts.footer.back}
          </button>
        )}
      </header>
      <iframe key={address} title={title} sandbox="" src={address} />
    </section>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter } from '@kongres/contract/desk/content/footer';
import { ruleOf } from '@kongres/contract/desk/rules';
import { useTexts } from '../../i18n/texts.tsx';
import styles from './footer.module.css';

interface FooterPreviewProps {
  state: DeskFooter;
  /** An earlier one to look at; null for the draft, or what visitors see. */
  version: number | null;
  onBack: () => void;
}

/** As it will stand on the page: a page of the API's own that may run nothing. */
export function FooterPreview({ state, version, onBack }: FooterPreviewProps) {
  const { texts } = useTexts();
  const { language, draft } = state;
  const shown = version ?? (draft ? null : state.version);
  const query = new URLSearchParams({
    language,
    ...(shown === null ? { mark: draft?.mark ?? '' } : { version: String(shown) }),
  });
  const address = `${ruleOf('footerPreview').path}?${query.toString()}`;
  const title =
    version === null
      ? texts.footer.preview
      : fillText(texts.footer.previewOf, { version: String(version || texts.footer.builtInName) });
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

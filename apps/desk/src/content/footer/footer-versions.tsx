import { useQuery } from '@tanstack/react-query';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter, DeskFooterVersions } from '@kongres/contract/desk/content/footer';
import { callApi } from '../../lib/api/call-api.ts';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './footer.module.css';

interface FooterVersionsProps {
  state: DeskFooter;
  canEdit: boolean;
  onView: (version: number) => void;
}

/** Published versions, newest first. Restoring one publishes it as a new version. */
export function FooterVersions({ state, canEdit, onView }: FooterVersionsProps) {
  const { texts, language: deskLanguage } = useTexts();
  const { language } = state;
  const { data, error } = useQuery({
    queryKey: ['footer-versions', language],
    queryFn: () => callApi<DeskFooterVersions>('listFooterVersions', { query: { language } }),
  });
  const restore = useDeskMutation<{ language: string; version: number; seen: number }, object>(
    'restoreFooter',
    () => {},
  );
  const { version, time, restoredFrom, actions, builtIn } = texts.footer;
  const formatVersion = (number: number) => (number === 0 ? builtIn : String(number));
  return (
    <>
      <h2 className="pane">{texts.footer.versions}</h2>
      <ErrorNotice error={error ?? restore.error} />
      <Table label={texts.footer.versions} columns={[version, time, restoredFrom, actions]}>
        {data?.versions.map((each) => (
          <tr key={each.version}>
            <td>{formatVersion(each.version)}</td>
            <td className={tableStyles.nowrap}>
              {each.publishedAt ? formatTime(each.publishedAt, deskLanguage) : '–'}
            </td>
            <td>{each.restored === null ? '' : formatVersion(each.restored)}</td>
            <td>
              <div className={styles.row}>
                <button
                  type="button"
                  className="small"
                  aria-label={`${texts.footer.view}: ${formatVersion(each.version)}`}
                  onClick={() => onView(each.version)}
                >
                  {texts.footer.view}
                </button>
                {each.version === state.version ? (
                  <span>{texts.footer.current}</span>
                ) : (
                  canEdit && (
                    <button
                      type="button"
                      className="small"
                      aria-label={`${texts.footer.restore}: ${formatVersion(each.version)}`}
                      onClick={() =>
                        restore.mutate({ language, version: each.version, seen: state.version })
                      }
                    >
                      {texts.footer.restore}
                    </button>
                  )
                )}
              </div>
            </td>
          </tr>
        ))}
      </Table>
      {restore.question && (
        <ConfirmDialog
          question={fillText(texts.footer.confirmRestore, {
            version: formatVersion(restore.question.body.version),
            language: languages.find(({ id }) => id === language)?.label ?? '',
          })}
          mutation={restore}
        />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import type { DeskFooter, DeskFooterVersions } from '@kongres/contract/desk/content/footer';
import { call } from '../../lib/api/call.ts';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './footer.module.css';

interface FooterVersionsProps {
  state: DeskFooter;
  mayEdit: boolean;
  onLook: (version: number) => void;
}

/** Everything that was ever public, the newest first; any of it comes back as a new version. */
export function FooterVersions({ state, mayEdit, onLook }: FooterVersionsProps) {
  const { texts, language: spoken } = useTexts();
  const { language } = state;
  const { data, error } = useQuery({
    queryKey: ['footer-versions', language],
    queryFn: () => call<DeskFooterVersions>('footerVersions', { query: { language } }),
  });
  const restore = useDeed<{ language: string; version: number; seen: number }, object>(
    'footerRestore',
    () => {},
  );
  const { version, time, brought, actions, builtInName } = texts.footer;
  const nameOf = (number: number) => (number === 0 ? builtInName : String(number));
  return (
    <>
      <h2 className="pane">{texts.footer.versions}</h2>
      <Refusal error={error ?? restore.refusal} />
      <Table label={texts.footer.versions} columns={[version, time, brought, actions]}>
        {data?.versions.map((each) => (
          <tr key={each.version}>
            <td>{nameOf(each.version)}</td>
            <td className={tableStyles.nowrap}>
              {each.publishedAt ? formatTime(each.publishedAt, spoken) : '–'}
            </td>
            <td>{each.restored === null ? '' : nameOf(each.restored)}</td>
            <td>
              <div className={styles.row}>
                <button
                  type="button"
                  className="small"
                  aria-label={`${texts.footer.look}: ${nameOf(each.version)}`}
                  onClick={() => onLook(each.version)}
                >
                  {texts.footer.look}
                </button>
                {each.version === state.version ? (
                  <span>{texts.footer.current}</span>
                ) : (
                  mayEdit && (
                    <button
                      type="button"
                      className="small"
                      aria-label={`${texts.footer.restore}: ${nameOf(each.version)}`}
                      onClick={() =>
                        restore.act({ language, version: each.version, seen: state.version })
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
        <AskAgain
          question={fillText(texts.footer.askRestore, {
            version: nameOf(restore.question.body.version),
            language: languages.find(({ id }) => id === language)?.label ?? '',
          })}
          mutation={restore}
        />
      )}
    </>
  );
}

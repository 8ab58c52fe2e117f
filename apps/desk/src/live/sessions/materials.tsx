import { fillText } from '@kongres/content/format/marked-text';
import type { DeskSession, FormerSession } from '@kongres/contract/desk/live/live';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatCount } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from '../shared/parts.module.css';
import { MaterialForm } from './material-form.tsx';
import { getLocalizedText } from '../shared/names.ts';
import { usePermission } from '../shared/use-permission.ts';

export function Materials({ session }: { session: DeskSession | FormerSession }) {
  const { id, materials } = session;
  const { texts, language } = useTexts();
  const may = usePermission();
  const remove = useDeskMutation<{ number: number }, object>('removeMaterial', () => {});
  const words = texts.live.resources;
  const getMaterialName = (number: number | undefined) =>
    getLocalizedText(materials.find((each) => each.number === number)?.name ?? {}, language);

  function describeMaterial({
    fileName,
    bytes,
    address,
  }: DeskSession['materials'][number]): string {
    if (address) return address.replace('https://', '');
    const size = formatCount(Math.ceil((bytes ?? 0) / 1024), language);
    return `${fileName}, ${fillText(words.bytes, { count: size })}`;
  }

  return (
    <section className={styles.part} aria-label={words.materials}>
      <h3>{words.materials}</h3>
      {materials.length === 0 && <p>{words.noMaterials}</p>}
      <ul>
        {materials.map((material) => (
          <li key={material.number} className={styles.row}>
            <span>
              {getLocalizedText(material.name, language)}
              <small>{describeMaterial(material)}</small>
            </span>
            {may('removeMaterial') && (
              <button
                type="button"
                className="small danger"
                aria-label={`${words.remove}: ${getMaterialName(material.number)}`}
                onClick={() => remove.mutate({ number: material.number })}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ErrorNotice error={remove.error} />
      {remove.question && (
        <ConfirmDialog
          question={fillText(words.confirmRemoveMaterial, {
            name: getMaterialName(remove.question.body.number),
          })}
          mutation={remove}
        />
      )}
      {'starts' in session && may('addMaterialLink') && <MaterialForm id={id} />}
    </section>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import type { DeskSession, FormerSession } from '@kongres/contract/desk/live/live';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatCount } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from '../shared/parts.module.css';
import { MaterialForm } from './material-form.tsx';
import { wordsIn } from '../shared/names.ts';
import { useMay } from '../shared/use-may.ts';

/** What speakers hand out. */
export function Materials({ session }: { session: DeskSession | FormerSession }) {
  const { id, materials } = session;
  const { texts, language } = useTexts();
  const may = useMay();
  const remove = useDeed<{ number: number }, object>('materialRemove', () => {});
  const words = texts.live.library;
  const nameOf = (number: number | undefined) =>
    wordsIn(materials.find((each) => each.number === number)?.name ?? {}, language);

  function whatOf({ fileName, bytes, address }: DeskSession['materials'][number]): string {
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
              {wordsIn(material.name, language)}
              <small>{whatOf(material)}</small>
            </span>
            {may('materialRemove') && (
              <button
                type="button"
                className="small danger"
                aria-label={`${words.remove}: ${nameOf(material.number)}`}
                onClick={() => remove.act({ number: material.number })}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refusal error={remove.refusal} />
      {remove.question && (
        <AskAgain
          question={fillText(words.askMaterial, { name: nameOf(remove.question.body.number) })}
          mutation={remove}
        />
      )}
      {'starts' in session && may('materialLink') && <MaterialForm id={id} />}
    </section>
  );
}

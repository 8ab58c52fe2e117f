import { useTexts } from '../../i18n/texts.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './gala-about.module.css';
import { Sentence } from '../../blocks/sentence.tsx';

/** What the evening is, beside who may come. */
export function GalaAbout({ title, body }: { title: string; body: readonly string[] }) {
  const { who, whoText } = useTexts('gala');
  return (
    <section className="wrap" aria-labelledby="about">
      <div className={`grid lined ${styles.about}`}>
        <h2 id="about" className="mono upper">
          {title}
        </h2>
        <div className={styles.text}>
          {body.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} />
            </p>
          ))}
        </div>
        <div className={styles.note}>
          <Note title={who}>
            <p>{whoText}</p>
          </Note>
        </div>
      </div>
    </section>
  );
}

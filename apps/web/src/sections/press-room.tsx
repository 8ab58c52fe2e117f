import { fill } from '../i18n/fill.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { PressFact } from '../press/press-facts.server.ts';
import type { PressFile } from '../press/press-files.server.ts';
import styles from './press-room.module.css';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

interface PressRoomProps {
  facts: readonly PressFact[];
  files: readonly PressFile[];
}

/** Facts to copy, somebody to write to, files to take. */
export function PressRoom({ facts, files }: PressRoomProps) {
  const texts = useTexts('dla-mediow');
  return (
    <>
      <Section title={texts.facts.title}>
        <dl className={styles.facts}>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={texts.contact.title}>
        <p>
          <Sentence text={texts.contact.text} />
        </p>
      </Section>
      <Prose {...texts.accreditation} topic="press" />
      <Section title={texts.materials.title} lead={texts.materials.intro}>
        <ul className={styles.files}>
          {files.map(({ id, href, format, size }) => (
            <li key={id}>
              <h3>{texts.materials.items[id].name}</h3>
              <p>{texts.materials.items[id].text}</p>
              <p>
                <a href={href} download>
                  {fill(texts.materials.download, { name: texts.materials.items[id].name })}
                </a>{' '}
                ({fill(texts.materials.about, { format, size })})
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.boilerplate.title}>
        <blockquote className={styles.boilerplate}>{texts.boilerplate.text}</blockquote>
      </Section>
    </>
  );
}

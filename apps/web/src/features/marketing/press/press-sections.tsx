import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PressFact } from './press-facts.server.ts';
import type { PressFile } from './press-files.server.ts';
import { Note } from '@kongres/ui/note.tsx';
import { PressMaterials } from './press-materials.tsx';
import { PressParagraph } from './press-paragraph.tsx';
import { FactList } from '../../../components/fact-list.tsx';
import { Prose } from '../../../components/prose.tsx';
import { Section } from '../../../components/section.tsx';
import { Sentence } from '../../../components/sentence.tsx';
import styles from './press-sections.module.css';

interface PressSectionsProps {
  facts: readonly PressFact[];
  files: readonly PressFile[];
}

export function PressSections({ facts, files }: PressSectionsProps) {
  const texts = useTexts('press');
  return (
    <div className={styles.press}>
      <Section title={texts.facts.title}>
        <div className={styles.layout}>
          <FactList items={facts.map(({ label, value }) => ({ title: label, text: value }))} />
          <Note title={texts.contact.title}>
            <p>
              <Sentence text={texts.contact.text} />
            </p>
          </Note>
        </div>
      </Section>
      <PressMaterials files={files} />
      <PressParagraph />
      <Prose {...texts.accreditation} topic="press" />
    </div>
  );
}

import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PressFile } from './press-files.server.ts';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import styles from './press-materials.module.css';
import { PressPreview } from './press-preview.tsx';
import { Section } from '../../../components/section.tsx';

export function PressMaterials({ files }: { files: readonly PressFile[] }) {
  const { materials } = useTexts('press');
  return (
    <Section title={materials.title} lead={materials.intro}>
      <ul className={styles.files}>
        {files.map(({ id, href, format, size }) => {
          const { name, download, text } = materials.items[id];
          return (
            <li key={id} data-material={id}>
              <PressPreview id={id} href={href} />
              <h3>{name}</h3>
              <p className="dim">{text}</p>
              <a className={getButtonClass('secondary')} href={href} download>
                <span>
                  {download}{' '}
                  <span className="mono">{fillText(materials.about, { format, size })}</span>
                </span>
                <Icon name="download" />
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

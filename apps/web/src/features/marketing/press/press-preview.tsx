import { galas } from '@kongres/content/facts/galas';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PressFile } from './press-files.server.ts';
import { Drawing } from '../../../components/drawing.tsx';
import { getGalaGround } from '../../../illustrations/gala-ground.ts';
import { getGalaToneClass } from '../../../components/tones/gala-tone.ts';
import styles from './press-preview.module.css';

/** Decorative; the text beside it describes the file. */
export function PressPreview({ id, href }: Pick<PressFile, 'id' | 'href'>) {
  return (
    <div className={styles.preview} data-preview={id} aria-hidden="true">
      <PreviewContent id={id} href={href} />
    </div>
  );
}

function PreviewContent({ id, href }: Pick<PressFile, 'id' | 'href'>) {
  const { boilerplate } = useTexts('press');
  switch (id) {
    case 'fact-sheet':
      return <Drawing name="fact-sheet" width={240} height={340} />;
    case 'logo':
      return ['logo', 'logo-soft', 'logo-ink', 'logo-paper'].map((name) => (
        <span key={name} data-paint={name}>
          <Drawing name={name} width={380} height={300} />
        </span>
      ));
    case 'galas':
      return galas.map((gala) => (
        <span key={gala.id} className={getGalaToneClass(getGalaGround(gala.id))}>
          <b>{gala.name}</b>
          <Drawing name={gala.id} width={820} height={860} />
        </span>
      ));
    case 'share':
      return <img src={href} alt="" loading="lazy" decoding="async" {...sharePicture} />;
    case 'boilerplate':
      return <p>{boilerplate.text}</p>;
    default:
      return id satisfies never;
  }
}

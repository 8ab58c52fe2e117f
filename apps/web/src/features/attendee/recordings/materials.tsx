import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import { requestMaterialPath } from '../../../lib/api/congress/recordings.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { useLocalizedText } from '../board/use-localized-text.ts';
import { formatFileSize } from './file-size.ts';
import type { Material } from './use-session-media.ts';
import styles from './materials.module.css';

/** Files, whose signed path is requested on click, and external links. */
export function Materials({ materials, token }: { materials: readonly Material[]; token: string }) {
  return (
    <ul className={styles.materials}>
      {materials.map((material) => (
        <li key={material.id}>
          {material.address ? (
            <LinkRow {...material} address={material.address} />
          ) : (
            <FileRow {...material} token={token} />
          )}
        </li>
      ))}
    </ul>
  );
}

function LinkRow({ name, address }: Material & { address: string }) {
  const { materials: texts } = useTexts('live');
  const { text, lang } = useLocalizedText()(name);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <Icon name="arrow" />
      <span>
        <b lang={lang}>{text}</b>
        <span className="mono">{fillText(texts.open, { host: new URL(address).host })}</span>
      </span>
    </a>
  );
}

function FileRow({ id, name, file, token }: Material & { token: string }) {
  const { materials: texts } = useTexts('live');
  const { id: code } = useLanguage();
  const { text, lang } = useLocalizedText()(name);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function downloadMaterial() {
    if (state === 'busy') return;
    setState('busy');
    const path = await requestMaterialPath(token, id);
    setState(path ? 'idle' : 'failed');
    if (path) startDownload(path);
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={state === 'busy'}
        onClick={() => void downloadMaterial()}
      >
        <Icon name="download" />
        <span>
          <b lang={lang}>{text}</b>
          <span className="mono">
            {state === 'busy' ? texts.busy : file && formatKindAndSize(file, code)}
          </span>
        </span>
      </button>
      <p role="status">{state === 'failed' && texts.failed}</p>
    </>
  );
}

function formatKindAndSize({ name, bytes }: NonNullable<Material['file']>, code: string): string {
  return `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, ${formatFileSize(bytes, code)}`;
}

/** A download link streams files of any size, and an error does not navigate away. */
function startDownload(path: string) {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import { askMaterial } from '../../../lib/api/congress/ask-library.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { useRead } from '../board/use-read.ts';
import { fileSize } from './file-size.ts';
import type { Material } from './use-library.ts';
import styles from './materials.module.css';

/** What speakers hand out: files of ours, whose way is asked for at the press, and links. */
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
  const { text, lang } = useRead()(name);
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
  const { text, lang } = useRead()(name);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function fetchFile() {
    if (state === 'busy') return;
    setState('busy');
    const path = await askMaterial(token, id);
    setState(path ? 'idle' : 'failed');
    if (path) follow(path);
  }

  return (
    <>
      <button type="button" aria-disabled={state === 'busy'} onClick={() => void fetchFile()}>
        <Icon name="download" />
        <span>
          <b lang={lang}>{text}</b>
          <span className="mono">
            {state === 'busy' ? texts.busy : file && kindAndSize(file, code)}
          </span>
        </span>
      </button>
      <p role="status">{state === 'failed' && texts.failed}</p>
    </>
  );
}

function kindAndSize({ name, bytes }: NonNullable<Material['file']>, code: string): string {
  return `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, ${fileSize(bytes, code)}`;
}

/** The browser saves it, whatever its size; a refusal leaves the page where it is. */
function follow(path: string) {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

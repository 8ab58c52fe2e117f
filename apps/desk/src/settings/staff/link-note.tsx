import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';

export interface CreatedLink {
  name: string;
  link: string;
  expiresAt: string;
}

export function LinkNote({ made: { name, link, expiresAt } }: { made: CreatedLink }) {
  const { texts, language } = useTexts();
  const [copied, setCopied] = useState('');
  const time = formatTime(expiresAt, language);
  return (
    <section className="pane stack" aria-label={fillText(texts.staff.linkTitle, { name })}>
      <h2>{fillText(texts.staff.linkTitle, { name })}</h2>
      <p className="mono">{link}</p>
      <p>{fillText(texts.staff.linkHint, { time })}</p>
      <button
        type="button"
        className="small main"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
      >
        {texts.staff.copy}
      </button>
      <p role="status">{copied === link && texts.staff.copied}</p>
    </section>
  );
}

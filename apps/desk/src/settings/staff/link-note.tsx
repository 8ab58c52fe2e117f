import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { formatTime } from '../../components/format.ts';

export interface MadeLink {
  name: string;
  link: string;
  endsAt: string;
}

/** A link that is shown once. */
export function LinkNote({ made: { name, link, endsAt } }: { made: MadeLink }) {
  const { texts, language } = useTexts();
  const [copied, setCopied] = useState('');
  const time = formatTime(endsAt, language);
  return (
    <section className="pane stack" aria-label={fillText(texts.people.linkTitle, { name })}>
      <h2>{fillText(texts.people.linkTitle, { name })}</h2>
      <p className="mono">{link}</p>
      <p>{fillText(texts.people.linkHint, { time })}</p>
      <button
        type="button"
        className="small main"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
      >
        {texts.people.copy}
      </button>
      <p role="status">{copied === link && texts.people.copied}</p>
    </section>
  );
}

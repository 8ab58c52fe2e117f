import { useState } from 'react';
import type { LiveSource } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import {
  getSourceKind,
  sourceKinds,
  parseSource,
  getSourceInput,
  type SourceKind,
} from './stream-source.ts';

/** State of `SourceFields`, kept by the form around them. */
export function useSourceInput(first: LiveSource | null) {
  const [kind, setKind] = useState<SourceKind>(() => getSourceKind(first));
  const [input, setInput] = useState(() => getSourceInput(first));
  return { kind, setKind, input, setInput, source: parseSource(kind, input) };
}

export function SourceFields({ chosen }: { chosen: ReturnType<typeof useSourceInput> }) {
  const { texts } = useTexts();
  const { kind, setKind, input, setInput } = chosen;
  const { address, linkAddress, unlistedHint } = texts.live.source;
  const isEmbedded = kind === 'youtube' || kind === 'vimeo';
  return (
    <>
      <SelectField
        label={texts.live.source.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as SourceKind)}
      >
        {sourceKinds.map((each) => (
          <option key={each} value={each}>
            {texts.live.source[each]}
          </option>
        ))}
      </SelectField>
      {kind !== 'stream' && (
        <Field
          label={isEmbedded ? address : linkAddress}
          hint={isEmbedded ? unlistedHint : undefined}
          value={input}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => setInput(event.target.value)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import type { LiveSource } from '@kongres/contract/desk/live/live';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { kindOf, sourceKinds, sourceOf, typedOf, type SourceKind } from './source-of.ts';

/** What is chosen in the fields below, kept apart from them: forms add fields of their own. */
export function useSource(first: LiveSource | null) {
  const [kind, setKind] = useState<SourceKind>(() => kindOf(first));
  const [typed, setTyped] = useState(() => typedOf(first));
  return { kind, setKind, typed, setTyped, source: sourceOf(kind, typed) };
}

export function SourceFields({ chosen }: { chosen: ReturnType<typeof useSource> }) {
  const { texts } = useTexts();
  const { kind, setKind, typed, setTyped } = chosen;
  const { address, linkAddress, open } = texts.live.source;
  const isFrame = kind === 'youtube' || kind === 'vimeo';
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
          label={isFrame ? address : linkAddress}
          hint={isFrame ? open : undefined}
          value={typed}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </>
  );
}

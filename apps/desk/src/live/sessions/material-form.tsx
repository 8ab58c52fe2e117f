import { fillText } from '@kongres/content/format/marked-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mostFileBytes } from '@kongres/contract/file-size';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { call, Refused } from '../../lib/api/call.ts';
import { noticeSignedOut } from '../../lib/api/query-client.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Folded } from '../../components/folded.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { typedWords, WordsFields } from '../shared/words-fields.tsx';

/** Hands a file or a link out, at once. */
export function MaterialForm({ id }: { id: string }) {
  const { texts } = useTexts();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<'file' | 'link'>('file');
  const { mutate, error, isPending } = useMutation({
    mutationFn: handOut,
    onSuccess: async () => {
      form.current?.reset();
      await queries.invalidateQueries();
    },
    onError: noticeSignedOut,
  });
  const words = texts.live.library;
  return (
    <Folded title={words.add}>
      <form
        ref={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id, form: event.currentTarget });
        }}
      >
        <SelectField
          label={words.what}
          value={kind}
          onChange={(event) => setKind(event.target.value as typeof kind)}
        >
          <option value="file">{words.file}</option>
          <option value="link">{words.link}</option>
        </SelectField>
        {kind === 'file' ? (
          <Field
            key="file"
            label={words.chooseFile}
            hint={words.fileHint}
            type="file"
            name="file"
            required
          />
        ) : (
          <Field
            key="link"
            label={texts.live.source.linkAddress}
            type="url"
            name="address"
            maxLength={500}
            autoComplete="off"
            required
          />
        )}
        <WordsFields labelOf={(language) => fillText(texts.live.nameIn, { language })} />
        <Refusal error={error} />
        <button type="submit" className="small" aria-disabled={isPending}>
          {words.handOut}
        </button>
        <p role="status">{isPending && kind === 'file' && words.sending}</p>
      </form>
    </Folded>
  );
}

async function handOut({ id, form }: { id: string; form: HTMLFormElement }): Promise<object> {
  const name = typedWords(form);
  const typed = new FormData(form);
  const file = typed.get('file');
  if (!(file instanceof File)) {
    return await call('materialLink', { body: { id, name, address: typed.get('address') } });
  }
  if (file.size > mostFileBytes) throw new Refused('too_large');
  return await call('materialFile', {
    query: { id, file: file.name, name: JSON.stringify(name) },
    file,
  });
}

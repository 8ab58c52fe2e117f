import { fillText } from '@kongres/content/format/marked-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { maxFileBytes } from '@kongres/contract/file-size';
import { Field } from '@kongres/ui/field.tsx';
import { SelectField } from '@kongres/ui/select-field.tsx';
import { callApi, ApiError } from '../../lib/api/call-api.ts';
import { handleSignedOut } from '../../lib/api/query-client.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { readLocalizedText, LocalizedTextFields } from '../shared/localized-text-fields.tsx';

/** Adds a file or a link, visible to attendees at once. */
export function MaterialForm({ id }: { id: string }) {
  const { texts } = useTexts();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<'file' | 'link'>('file');
  const { mutate, error, isPending } = useMutation({
    mutationFn: addMaterial,
    onSuccess: async () => {
      form.current?.reset();
      await queries.invalidateQueries();
    },
    onError: handleSignedOut,
  });
  const words = texts.live.resources;
  return (
    <Disclosure title={words.addMaterial}>
      <form
        ref={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id, form: event.currentTarget });
        }}
      >
        <SelectField
          label={words.materialKind}
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
        <LocalizedTextFields getLabel={(language) => fillText(texts.live.nameIn, { language })} />
        <ErrorNotice error={error} />
        <button type="submit" className="small" aria-disabled={isPending}>
          {words.submitMaterial}
        </button>
        <p role="status">{isPending && kind === 'file' && words.uploading}</p>
      </form>
    </Disclosure>
  );
}

async function addMaterial({ id, form }: { id: string; form: HTMLFormElement }): Promise<object> {
  const name = readLocalizedText(form);
  const formData = new FormData(form);
  const file = formData.get('file');
  if (!(file instanceof File)) {
    return await callApi('addMaterialLink', {
      body: { id, name, address: formData.get('address') },
    });
  }
  if (file.size > maxFileBytes) throw new ApiError('too_large');
  return await callApi('uploadMaterial', {
    query: { id, file: file.name, name: JSON.stringify(name) },
    file,
  });
}

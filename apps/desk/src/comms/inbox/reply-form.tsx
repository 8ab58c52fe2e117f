import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { maxReplyLength } from '@kongres/contract/desk/comms/message-states';
import type { DeskMessage } from '@kongres/contract/desk/comms/messages';
import { Field } from '@kongres/ui/field.tsx';
import { useDeskMutation } from '../../lib/api/use-desk-mutation.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import styles from './messages.module.css';

interface ReplyFormProps {
  message: DeskMessage;
  unsentReplies: Map<string, string>;
}

/** If a colleague replied first, their reply is shown and this text stays in the field. */
export function ReplyForm({ message, unsentReplies }: ReplyFormProps) {
  const { texts, language } = useTexts();
  const queries = useQueryClient();
  const { number, email, replies } = message;
  const key = String(number);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { text: unsentReplies.get(key) ?? '' },
  });
  const send = useDeskMutation<
    { number: number; text: string; expectedReplyCount: number },
    object
  >('replyToMessage', () => {
    unsentReplies.delete(key);
    reset({ text: '' });
  });
  const { error, question } = send;
  useEffect(() => {
    if (error) void queries.invalidateQueries({ queryKey: ['message', key] });
  }, [error, queries, key]);
  const lastReply = replies.at(-1);
  return (
    <form
      className={styles.reply}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(
          ({ text }) =>
            !send.isBusy && send.mutate({ number, text, expectedReplyCount: replies.length }),
        )(event)
      }
    >
      <Field
        multiline
        rows={6}
        label={texts.messages.reply}
        hint={fillText(texts.messages.replyHint, {
          email,
          language: languages.find(({ id }) => id === message.language)?.label ?? '',
        })}
        maxLength={maxReplyLength}
        error={formState.errors.text && texts.ui.required}
        {...register('text', {
          validate: (text) => /[\p{L}\p{N}]/u.test(text),
          onChange: (event: { target: { value: string } }) =>
            unsentReplies.set(key, event.target.value),
        })}
      />
      <ErrorNotice error={error} />
      <button type="submit" className="small main" aria-disabled={send.isBusy}>
        {texts.messages.sendReply}
      </button>
      <p role="status">{send.data && texts.messages.replyQueued}</p>
      {question && (
        <ConfirmDialog
          question={
            lastReply
              ? fillText(texts.messages.confirmAnotherReply, {
                  author: lastReply.author,
                  time: formatTime(lastReply.writtenAt, language),
                  email,
                })
              : fillText(texts.messages.confirmReply, { email })
          }
          mutation={send}
        />
      )}
    </form>
  );
}

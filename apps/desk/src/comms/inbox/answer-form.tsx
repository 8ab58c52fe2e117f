import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { longestAnswer } from '@kongres/contract/desk/comms/message-states';
import type { DeskMessage } from '@kongres/contract/desk/comms/messages';
import { Field } from '@kongres/ui/field.tsx';
import { useDeed } from '../../lib/api/use-deed.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { AskAgain } from '../../components/ask-again.tsx';
import { formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import styles from './messages.module.css';

interface AnswerFormProps {
  message: DeskMessage;
  begun: Map<string, string>;
}

/** Sent after a question; where somebody was faster, their answer is shown and this one stays in the field. */
export function AnswerForm({ message, begun }: AnswerFormProps) {
  const { texts, language } = useTexts();
  const queries = useQueryClient();
  const { number, email, answers } = message;
  const key = String(number);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { text: begun.get(key) ?? '' },
  });
  const send = useDeed<{ number: number; text: string; seen: number }, object>(
    'messageReply',
    () => {
      begun.delete(key);
      reset({ text: '' });
    },
  );
  const { refusal, question } = send;
  useEffect(() => {
    if (refusal) void queries.invalidateQueries({ queryKey: ['message', key] });
  }, [refusal, queries, key]);
  const last = answers.at(-1);
  return (
    <form
      className={styles.answer}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(
          ({ text }) => !send.isBusy && send.act({ number, text, seen: answers.length }),
        )(event)
      }
    >
      <Field
        multiline
        rows={6}
        label={texts.messages.answer}
        hint={fillText(texts.messages.answerHint, {
          email,
          language: languages.find(({ id }) => id === message.language)?.label ?? '',
        })}
        maxLength={longestAnswer}
        error={formState.errors.text && texts.ui.required}
        {...register('text', {
          validate: (text) => /[\p{L}\p{N}]/u.test(text),
          onChange: (event: { target: { value: string } }) => begun.set(key, event.target.value),
        })}
      />
      <Refusal error={refusal} />
      <button type="submit" className="small main" aria-disabled={send.isBusy}>
        {texts.messages.send}
      </button>
      <p role="status">{send.answer && texts.messages.queued}</p>
      {question && (
        <AskAgain
          question={
            last
              ? fillText(texts.messages.askAnother, {
                  author: last.author,
                  time: formatTime(last.writtenAt, language),
                  email,
                })
              : fillText(texts.messages.askReply, { email })
          }
          mutation={send}
        />
      )}
    </form>
  );
}

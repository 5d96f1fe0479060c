import type { SubmissionResult } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import { LETTER, LetterText } from './letters.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { ThreadView } from './thread-view.server.ts'
import { useTurnSentence } from './use-turn-sentence.ts'

/** Something that happened between two letters, with its moment as ISO 8601 and its day in words. */
export type ThreadNote = { readonly at: string; readonly text: string; readonly on: string }

type ThreadBesideProps = {
  thread: ThreadView
  notes: readonly ThreadNote[]
  /** The sealed ticket of the form. */
  ticket: string
  /** The refusal of a reply, with its text, and its attachments. */
  lastResult: SubmissionResult | undefined
  sentFiles: SentAttachments | undefined
  isSent: boolean
}

/** The conversation of a request beside what was offered for it: its letters with notes between them, and a reply. */
export function ThreadBeside({ thread, notes, ticket, lastResult, sentFiles, isSent }: ThreadBesideProps) {
  const t = useTranslations('request.thread')
  const { number, letters, name, ownLetters } = thread
  const entries = [
    ...letters.map((letter) => ({ at: letter.at, id: letter.id, letter, note: null })),
    ...notes.map((note) => ({ at: note.at, id: note.text, letter: null, note })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <>
      <h2 className="font-display text-heading">{t('conversation')}</h2>
      <p className="mt-1 mb-5 text-small text-muted">{useTurnSentence(thread)}</p>
      {isSent && <Notice tone="success">{t('sent')}</Notice>}
      <ol>
        {entries.map(({ id, letter, note }) => (
          <li key={id} className={LETTER.narrow}>
            {letter && (
              <LetterText letter={letter} customer={name} head="grid grid-cols-[1fr_auto] gap-x-4" />
            )}
            {note && (
              <p className="flex justify-between gap-4 text-small text-muted">
                <span>{note.text}</span>
                <span className="whitespace-nowrap">{note.on}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <ReplyForm
        key={ownLetters}
        number={number}
        ownLetters={ownLetters}
        ticket={ticket}
        lastResult={lastResult}
        sent={sentFiles}
        layout="narrow"
      />
    </>
  )
}

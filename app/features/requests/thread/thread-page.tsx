import type { SubmissionResult } from '@conform-to/react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import { Letters } from './letters.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ThreadFacts } from './thread-facts.tsx'
import type { ThreadView } from './thread-view.server.ts'
import { useSubject } from './use-subject.ts'
import { useTurnSentence } from './use-turn-sentence.ts'

export type ThreadPageProps = {
  thread: ThreadView
  /** The sealed ticket of the form. */
  ticket: string
  /** The refusal of a reply, with its text. */
  lastResult: SubmissionResult | undefined
  /** The attachments of a refused reply. */
  sentFiles: SentAttachments | undefined
  /** Whether a reply has just been sent. */
  isSent: boolean
  /** The list that it is in; null for a guest, who has none. */
  listPath: string | null
}

/** A conversation with the house: letters, whose turn it is, and a reply. */
export function ThreadPage({ thread, ticket, lastResult, sentFiles, isSent, listPath }: ThreadPageProps) {
  const t = useTranslations('request')
  const subjectOf = useSubject()
  const { number, turn, letters, name, ownLetters, kind } = thread
  const subject = subjectOf(thread)
  return (
    <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
      <PageTitle>{t('thread.title', { subject, number })}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="min-w-0 max-w-[49rem]">
        <header className="grid gap-2 pb-8">
          <p className="text-small text-muted">
            {listPath !== null && (
              <>
                <Link href={listPath} className="transition-colors hover:text-accent">
                  {t('list.title')}
                </Link>
                {' / '}
              </>
            )}
            <span className="whitespace-nowrap">{number}</span>
          </p>
          <h1 className="font-display text-display-small">{subject}</h1>
          <p className="text-muted">{useTurnSentence(thread)}</p>
          {isSent && <Notice tone="success">{t('thread.sent')}</Notice>}
        </header>
        {letters.length > 0 && <Letters letters={letters} customer={name} />}
        {letters.length === 0 && kind !== 'back-in-stock' && (
          <p className="border-t border-hairline py-7 text-muted">
            {t('thread.no-letters', { about: t('thread.about') })}
          </p>
        )}
        {turn !== 'stock' && !(kind === 'back-in-stock' && turn === 'none') && (
          <ReplyForm
            key={ownLetters}
            number={number}
            ownLetters={ownLetters}
            ticket={ticket}
            lastResult={lastResult}
            sent={sentFiles}
          />
        )}
      </div>
      <ThreadFacts thread={thread} />
    </div>
  )
}

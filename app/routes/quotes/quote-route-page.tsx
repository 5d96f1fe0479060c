import type { SubmissionResult } from '@conform-to/react'
import { isRouteErrorResponse } from 'react-router'
import type { RefusedQuoteForm } from '#app/features/quotes/forms/quote-form.ts'
import { type QuoteRefusalCode, quoteForm } from '#app/features/quotes/forms/quote-form.ts'
import { QuotePage } from '#app/features/quotes/quote-page.tsx'
import type { OrderLink } from '#app/features/quotes/quote-state.tsx'
import type { SentAttachments } from '#app/features/requests/attachments/attachment-list.ts'
import { MESSAGE_LAYOUTS, ThreadMessageText } from '#app/features/requests/thread/messages.tsx'
import { preserveReply } from '#app/features/requests/thread/refused-reply.ts'
import { ReplyForm } from '#app/features/requests/thread/reply-form.tsx'
import type { ThreadView } from '#app/features/requests/thread/thread-view.server.ts'
import { useTurnSentence } from '#app/features/requests/thread/use-turn-sentence.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { loadQuotePage } from './quote-page.server.ts'

type RefusedForm =
  | { refused: RefusedQuoteForm }
  | { result: SubmissionResult; ticket: string; sentFiles: SentAttachments | undefined }

/** An event between two messages. `at` is ISO 8601, `on` the formatted day. */
type ThreadNote = { readonly at: string; readonly text: string; readonly on: string }

type ConversationProps = {
  thread: ThreadView
  notes: readonly ThreadNote[]
  ticket: string
  lastResult: SubmissionResult | undefined
  sentFiles: SentAttachments | undefined
  isSent: boolean
}

export function QuoteRoutePage({
  opened: { quote, thread, ticket, isSent, ...page },
  refusedForm,
  listPath,
  order,
}: {
  opened: Awaited<ReturnType<typeof loadQuotePage>>
  refusedForm: RefusedForm | undefined
  listPath: string | null
  order: OrderLink | null
}) {
  const t = useTranslations('quote')
  const reply = refusedForm && 'result' in refusedForm ? refusedForm : null
  const refused = refusedForm && 'refused' in refusedForm ? refusedForm.refused : null
  const notes = quote.versions.map(({ version, total, at, on }) => ({
    at,
    on,
    text: t('version-sent', { version, total }),
  }))
  return (
    <QuotePage
      {...page}
      quote={quote}
      refused={refused}
      listPath={listPath}
      order={order}
      conversation={
        thread && (
          <Conversation
            thread={thread}
            notes={notes}
            ticket={reply?.ticket ?? ticket}
            lastResult={reply?.result}
            sentFiles={reply?.sentFiles}
            isSent={isSent && !refusedForm}
          />
        )
      }
    />
  )
}

/** Preserves the input when there is no response, or only one from a proxy in front of the shop. */
export async function preserveQuoteForms<Outcome>(request: Request, serverAction: () => Promise<Outcome>) {
  const fields = await request.clone().formData()
  return preserveReply(request, async () => {
    try {
      return await serverAction()
    } catch (error) {
      const preserved = preserveForm(fields, error)
      if (preserved) return preserved
      throw error
    }
  })
}

/** Returns null for any other form, and for an error that is a response of the shop. */
function preserveForm(fields: FormData, error: unknown): { refused: RefusedQuoteForm } | null {
  const read = quoteForm.safeParse(Object.fromEntries(fields))
  const code = toRefusalCode(error)
  return read.success && code !== null ? { refused: { form: read.data, code, fields: {} } } : null
}

function toRefusalCode(error: unknown): QuoteRefusalCode | null {
  if (error instanceof TypeError) return 'connection-lost'
  if (!isRouteErrorResponse(error)) return null
  if (error.status === 429) return 'too-many-requests'
  return error.status >= 500 ? 'platform-unavailable' : null
}

/** The messages of the conversation with notes between them, and the reply form. */
function Conversation({ thread, notes, ticket, lastResult, sentFiles, isSent }: ConversationProps) {
  const t = useTranslations('request.thread')
  const { number, messages, name, ownMessageCount } = thread
  const entries = [
    ...messages.map((message) => ({ at: message.at, id: message.id, message, note: null })),
    ...notes.map((note) => ({ at: note.at, id: note.text, message: null, note })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <>
      <h2 className="font-display text-heading">{t('conversation')}</h2>
      <p className="mt-1 mb-5 text-small text-muted">{useTurnSentence(thread)}</p>
      {isSent && <Notice tone="success">{t('sent')}</Notice>}
      <ol>
        {entries.map(({ id, message, note }) => (
          <li key={id} className={MESSAGE_LAYOUTS.narrow}>
            {message && (
              <ThreadMessageText message={message} customer={name} head="grid grid-cols-[1fr_auto] gap-x-4" />
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
        key={ownMessageCount}
        number={number}
        ownMessageCount={ownMessageCount}
        ticket={ticket}
        lastResult={lastResult}
        sent={sentFiles}
        layout="narrow"
      />
    </>
  )
}

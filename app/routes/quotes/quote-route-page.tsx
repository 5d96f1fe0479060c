import type { SubmissionResult } from '@conform-to/react'
import { preserveForm } from '#app/features/quotes/forms/preserve-form.ts'
import type { RefusedQuoteForm } from '#app/features/quotes/forms/quote-form.ts'
import { QuotePage } from '#app/features/quotes/quote-page.tsx'
import type { OrderLink } from '#app/features/quotes/quote-state.tsx'
import type { SentAttachments } from '#app/features/requests/attachments/attachment-list.ts'
import { preserveReply } from '#app/features/requests/thread/refused-reply.ts'
import { ThreadBeside } from '#app/features/requests/thread/thread-beside.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { loadQuotePage } from './quote-page.server.ts'

type RefusedForm =
  | { refused: RefusedQuoteForm }
  | { result: SubmissionResult; ticket: string; sentFiles: SentAttachments | undefined }

/** The page of a quote with its conversation beside it. */
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
          <ThreadBeside
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

/** Preserves what was typed when no response comes, or one of the server in front of the shop. */
export async function preserveQuoteForms<Outcome>(request: Request, serverAction: () => Promise<Outcome>) {
  const fields = await request.clone().formData()
  return preserveReply(request, async () => {
    try {
      return await serverAction()
    } catch (fault) {
      const preserved = preserveForm(fields, fault)
      if (preserved) return preserved
      throw fault
    }
  })
}

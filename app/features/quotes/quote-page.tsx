import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { QuoteContext } from './forms/quote-context.ts'
import type { RefusedQuoteForm } from './forms/quote-form.ts'
import { useQuoteErrors } from './forms/use-quote-errors.ts'
import { QuoteHead } from './quote-head.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { CONVERSATION_ID, type OrderLink, QuoteState } from './quote-state.tsx'
import { QuoteSums, QuoteTerms } from './quote-sums.tsx'
import { QuoteResponse } from './response/quote-response.tsx'
import type { QuoteView } from './view/quote-view.server.ts'

type QuotePageProps = {
  quote: QuoteView
  /** Under which the next text is stored once. */
  formKey: string
  refused: RefusedQuoteForm | null
  /** The list that it is in; null for a guest, who has none. */
  listPath: string | null
  /** Where its order is in an account; null for a guest. */
  order: OrderLink | null
  /** The path of its page, with its locale. */
  pagePath: string
  /** The path of the terms of sale; null if they could not be read. */
  salePath: string | null
  /** Whether its PDF file could not be made. */
  isFileMissing: boolean
  /** The conversation of its request; null if it could not be read. */
  conversation: ReactNode
}

/** Spec §3: what the house offers: lines with comments, sums, terms, the conversation beside them, and how to respond. */
export function QuotePage({
  quote,
  formKey,
  refused,
  listPath,
  order,
  pagePath,
  salePath,
  isFileMissing,
  conversation,
}: QuotePageProps) {
  const t = useTranslations('quote')
  const { messageOf } = useQuoteErrors()
  const { refusals } = useRefusals(refused)
  const { number, project, letter, member } = quote
  const title = project === '' ? t('title-plain') : t('title', { project })
  return (
    <QuoteContext value={{ version: quote.version, formKey: refused?.form.key ?? formKey, refused }}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(20rem,29vw,26rem)]">
        <PageTitle>{`${title} · ${number}`}</PageTitle>
        <meta name="robots" content="noindex" />
        <div className="mx-auto w-full min-w-0 max-w-[62rem] px-gutter py-10 lg:pe-16 print:max-w-none print:p-0">
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
          <h1 className="mt-2 mb-5 font-display text-display-small wrap-anywhere">{title}</h1>
          <div className="mb-6 grid gap-4 empty:hidden">
            <ErrorSummary message={refused?.code && messageOf(refused.code)} refusals={refusals} />
            {isFileMissing && <Notice tone="refusal">{messageOf('documents-busy')}</Notice>}
            <QuoteState quote={quote} order={order} />
            <p className="client-view max-w-measure text-small text-muted">{t('client-view')}</p>
          </div>
          <QuoteHead quote={quote} />
          {letter !== '' && (
            <div className="own-view mt-8 max-w-measure">
              <p className="whitespace-pre-line wrap-anywhere">{letter}</p>
              {member !== null && <p className="text-muted">{member}</p>}
            </div>
          )}
          <QuoteLines lines={quote.lines} isOpen={COMMENTED.has(quote.state)} />
          <div className="grid break-inside-avoid gap-x-16 gap-y-10 py-8 sm:grid-cols-2">
            <div className="own-view">
              <QuoteTerms terms={quote.terms} salePath={salePath} pagePath={pagePath} />
            </div>
            <QuoteSums quote={quote} />
          </div>
          <div className="own-view">
            <QuoteResponse quote={quote} salePath={salePath} />
          </div>
        </div>
        {conversation && (
          <aside
            id={CONVERSATION_ID}
            aria-label={t('conversation')}
            className="own-view bg-linen px-gutter py-10 lg:px-10 lg:pt-20 print:hidden"
          >
            {conversation}
          </aside>
        )}
      </div>
    </QuoteContext>
  )
}

/** The states in which lines are commented on: while a version can change. */
const COMMENTED: ReadonlySet<QuoteView['state']> = new Set(['sent', 'revising'])

import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import type { LoadedForm } from '../form/loaded-form.ts'
import { RequestFormView, SendButton } from '../form/request-form-view.tsx'
import { KindFields } from '../kinds/kind-fields.tsx'
import { SentFacts, type SentView, useSentTitle } from '../sent/sent-page.tsx'

type Refusal = { result: SubmissionResult; ticket: string; sentFiles: SentAttachments | null }
export type SubmissionOutcome = { receipt: SentView } | Refusal

type RequestPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Null while it loads; 'failed' if it could not be loaded. */
  form: LoadedForm | 'failed' | null
  onRetry: () => void
  fetcher: FetcherWithComponents<SubmissionOutcome>
  /** Other ways to reach the house, beside the contact form. */
  ways: ReactNode
}

/** A request form over the current page: the explanation first, then the fields, then the receipt. */
export function RequestPanel({ isOpen, onClose, form, onRetry, fetcher, ways }: RequestPanelProps) {
  const t = useTranslations('request')
  const { data } = fetcher
  const receipt = data && 'receipt' in data ? data.receipt : null
  const refused = data && 'result' in data ? data : null
  const loaded = form === 'failed' ? null : form
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={loaded ? t(`forms.${loaded.kind}.title`) : t('panel.title')}
      note={
        loaded?.piece ? [loaded.piece.title, loaded.piece.variantTitle].filter(Boolean).join(', ') : '\u00a0'
      }
      phoneHeight="screen"
      width="wide"
      footer={loaded && !receipt && <SendButton data={loaded} fetcher={fetcher} />}
    >
      {form === null && (
        <p className="flex items-center gap-3 py-6 text-muted">
          <Spinner />
          {t('panel.loading')}
        </p>
      )}
      {form === 'failed' && (
        <Notice
          tone="refusal"
          action={
            <Button variant="outline" onClick={onRetry}>
              {t('panel.retry')}
            </Button>
          }
        >
          {t('panel.failed')}
        </Notice>
      )}
      {receipt && <Receipt receipt={receipt} onClose={onClose} />}
      {loaded && !receipt && (
        <div className="grid gap-6">
          <div className="flex items-center gap-6 border-b border-hairline pb-6">
            {loaded.piece && (
              <span className="w-26 shrink-0">
                <PiecePicture picture={loaded.piece.picture} title={loaded.piece.title} sizes="104px" />
              </span>
            )}
            <p className="max-w-measure">{t(`forms.${loaded.kind}.intro`)}</p>
          </div>
          <RequestFormView
            data={loaded}
            ticket={refused?.ticket ?? loaded.ticket}
            lastResult={refused?.result}
            sentFiles={refused?.sentFiles ?? null}
            fetcher={fetcher}
          >
            {(field) => <KindFields field={field} data={loaded} sentFiles={refused?.sentFiles ?? null} />}
          </RequestFormView>
          {loaded.kind === 'contact' && <div className="border-t border-hairline pt-6">{ways}</div>}
        </div>
      )}
    </Panel>
  )
}

/** Takes the focus, so that screen readers announce it. */
function Receipt({ receipt, onClose }: { receipt: SentView; onClose: () => void }) {
  const t = useTranslations('request')
  const title = useSentTitle(receipt)
  return (
    <div className="grid gap-6 pt-2">
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className="font-display text-title outline-none">
        {title}
      </h3>
      <SentFacts {...receipt} />
      <Button onClick={onClose} className="justify-self-start">
        {t('panel.done')}
      </Button>
    </div>
  )
}

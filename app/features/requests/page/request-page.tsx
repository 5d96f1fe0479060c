import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { SentAttachments } from '../attachments/attachment-list.ts'
import type { LoadedForm } from '../form/loaded-form.ts'
import { RequestFormView } from '../form/request-form-view.tsx'
import { KindFields } from '../kinds/kind-fields.tsx'
import { WayInDrawing } from '../kinds/way-in-drawing.tsx'
import { PieceCard } from './piece-card.tsx'

type RequestPageProps = {
  data: LoadedForm
  ticket: string
  /** The refusal, with the input. */
  lastResult: SubmissionResult | undefined
  sentFiles: SentAttachments | null
  /** How else the house can be reached. */
  ways: ReactNode
}

/** Spec §1, §3: the form of a request, beside the piece that it is about and the other ways to reach the house. */
export function RequestPage({ data, ticket, lastResult, sentFiles, ways }: RequestPageProps) {
  const t = useTranslations('request')
  const contact = useTranslations('contact')
  const { kind, piece, origin } = data
  const title = t(`forms.${kind}.title`)
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      {kind !== 'contact' && <meta name="robots" content="noindex" />}
      <PageMeta
        title={piece ? `${title}, ${piece.title}` : title}
        description={kind === 'contact' ? contact('description') : t(`forms.${kind}.intro`)}
        origin={origin}
      />
      <div className="pt-6 md:pt-10">
        <Breadcrumbs crumbs={piece ? [{ label: piece.title, href: piece.path }] : []} current={title} />
      </div>
      <div className="grid items-start gap-x-20 gap-y-14 pt-3 lg:grid-cols-[minmax(0,46rem)_minmax(16rem,1fr)]">
        <div className="grid gap-8">
          <header className="grid gap-4">
            <h1 className="font-display text-display">{title}</h1>
            <p className="max-w-measure text-lead">{t(`forms.${kind}.intro`)}</p>
          </header>
          <RequestFormView data={data} ticket={ticket} lastResult={lastResult} sentFiles={sentFiles}>
            {(field) => <KindFields field={field} data={data} sentFiles={sentFiles} />}
          </RequestFormView>
        </div>
        <div className="grid gap-14 lg:pt-4">
          {kind === 'white-glove' && <WayInDrawing className="max-lg:hidden" />}
          {piece && <PieceCard piece={piece} />}
          <aside aria-labelledby={WAYS_ID} className="grid gap-6">
            <h2 id={WAYS_ID} className="font-display text-title">
              {contact('other-ways')}
            </h2>
            {ways}
          </aside>
        </div>
      </div>
    </div>
  )
}

const WAYS_ID = 'other-ways'

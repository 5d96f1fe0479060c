import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { ContactWays } from '#app/features/navigation/contact/contact-ways.tsx'
import type { SentAttachments } from '#app/features/requests/attachments/attachment-list.ts'
import type { FormPiece, LoadedForm } from '#app/features/requests/form/loaded-form.ts'
import { PRIVATE_FORM } from '#app/features/requests/form/private-form.ts'
import { refusedRequest } from '#app/features/requests/form/refused-request.ts'
import { RequestFormView } from '#app/features/requests/form/request-form-view.tsx'
import { submitRequest } from '#app/features/requests/form/submit-request.server.ts'
import { hasRequestPath, KindFields } from '#app/features/requests/kinds/kind-fields.tsx'
import { REQUEST_FORMS } from '#app/features/requests/kinds/request-forms.ts'
import { EntranceDrawing } from '#app/features/requests/kinds/way-in-drawing.tsx'
import { ABOUT } from '#app/features/requests/paths.ts'
import { TradeOnly } from '#app/features/trade/trade-only.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { REQUEST_KINDS, type RequestKind } from '#domain/request/request-kinds.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { FailedPage } from '../failed-page.tsx'
import { missingPage } from '../missing-page.server.ts'
import { useShell } from '../parent-routes.ts'
import { refusedRole } from '../trade-only.ts'
import type { Route } from './+types/request.ts'
import { loadForm } from './load-form.server.ts'
import { loadPieces } from './load-pieces.server.ts'

/** Not shared by guests, since each form has its own ticket. */
export const handle: PageHandle = { parameters: Object.values(ABOUT) }

type RequestPageProps = {
  data: LoadedForm
  ticket: string
  lastResult: SubmissionResult | undefined
  sentFiles: SentAttachments | null
  ways: ReactNode
}

const WAYS_ID = 'other-ways'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const kind = parseKind(params) ?? (await missingPage(context))
  return data(await loadForm(kind, { request, context, url }), { headers: PRIVATE_FORM })
}

/** Returns null for a form in a panel that cannot be loaded: an error would replace the page below the panel. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    const isPanel = new URL(request.url).searchParams.has(ABOUT.panel)
    if (isPanel && (error instanceof TypeError || isRouteErrorResponse(error))) return null
    throw error
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const kind = parseKind(params) ?? (await missingPage(context))
  const reloadPieces = () => loadPieces(kind, { request, context, url })
  return submitRequest(REQUEST_FORMS[kind], { request, context, loadPieces: reloadPieces })
}

/** Preserves the form when there is no response, or only one from a proxy in front of the shop. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const input = await request.clone().formData()
  const submitted = { form: REQUEST_FORMS[parseKind(params) ?? 'contact'], input }
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return refusedRequest(submitted, 'connection-lost')
    if (!isRouteErrorResponse(error) || (error.status < 500 && error.status !== 429)) throw error
    return refusedRequest(submitted, error.status === 429 ? 'too-many-requests' : 'platform-unavailable')
  }
}

/** The contact form has its own path without a kind. */
function parseKind({ kind }: { kind?: string | undefined }): RequestKind | undefined {
  return kind === undefined
    ? 'contact'
    : REQUEST_KINDS.find((known) => known === kind && hasRequestPath(known))
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useShell()
  if (loaderData === null) return null
  const refused = actionData && 'result' in actionData ? actionData : undefined
  return (
    <RequestPage
      data={loaderData}
      ticket={refused?.ticket ?? loaderData.ticket}
      lastResult={refused?.result}
      sentFiles={refused?.sentFiles ?? null}
      ways={<ContactWays contact={contact} />}
    />
  )
}

/** Also shows the page for a piece that only trade clients may request. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = refusedRole(error)
  return role === null ? <FailedPage error={error} /> : <TradeOnlyRequest role={role} />
}

function TradeOnlyRequest({ role }: { role: Role }) {
  const t = useTranslations('request.trade-only')
  const { hasTradeLink } = useShell()
  return <TradeOnly title={t('title')} text={t('text')} role={role} hasProgram={hasTradeLink} />
}

/** Spec §1, §3: the form beside its piece and other ways to reach the house. */
function RequestPage({ data, ticket, lastResult, sentFiles, ways }: RequestPageProps) {
  const t = useTranslations('request')
  const tContact = useTranslations('contact')
  const { kind, piece, origin } = data
  const title = t(`forms.${kind}.title`)
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      {kind !== 'contact' && <meta name="robots" content="noindex" />}
      <PageMeta
        title={piece ? `${title}, ${piece.title}` : title}
        description={kind === 'contact' ? tContact('description') : t(`forms.${kind}.intro`)}
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
          {kind === 'white-glove' && <EntranceDrawing className="max-lg:hidden" />}
          {piece && <PieceCard piece={piece} />}
          <aside aria-labelledby={WAYS_ID} className="grid gap-6">
            <h2 id={WAYS_ID} className="font-display text-title">
              {tContact('other-ways')}
            </h2>
            {ways}
          </aside>
        </div>
      </div>
    </div>
  )
}

function PieceCard({ piece }: { piece: FormPiece }) {
  const { path, title, titleLanguage, variantTitle, artisan, picture } = piece
  const lang = titleLanguage ?? undefined
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-6">
      <PiecePicture picture={picture} title={title} sizes="104px" lang={lang} />
      <div>
        <p className="text-small text-muted">{artisan}</p>
        <p lang={lang} className="mt-1 font-display text-title">
          <TextLink href={path}>{title}</TextLink>
        </p>
        {variantTitle && (
          <p lang={lang} className="mt-1 text-small text-muted">
            {variantTitle}
          </p>
        )}
      </div>
    </div>
  )
}

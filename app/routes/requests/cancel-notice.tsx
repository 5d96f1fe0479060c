import { data } from 'react-router'
import { productPath, variantPath } from '#app/features/product/paths.ts'
import { CONTACT_PATHS, cancelPath } from '#app/features/requests/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { StockNotice } from '#contracts/stock-notice.ts'
import { idNumber } from '#domain/ids.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/cancel-notice.ts'
import { SECRET_PAGE } from './secret-page.ts'

export const handle: PageHandle = { isUnlisted: true }

type CancelPageProps = {
  /** Null for an invalid link, or one whose request was removed. */
  notice: {
    state: StockNotice['state']
    title: string
    variantTitle: string | null
    /** The page of the variant, without the locale. */
    path: string
  } | null
  hasFailed: boolean
}

const MESSAGE_KEYS = {
  waiting: ['title', 'text'],
  cancelled: ['cancelled-title', 'cancelled'],
  sent: ['sent-title', 'sent'],
  lost: ['lost-title', 'lost'],
} as const

/** Programs that read emails open links too, so a GET request does not cancel the notice. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = await context.get(clientsContext).stockNotices.find(token)
  if (!found.ok) throw data(null, { status: 503, headers: SECRET_PAGE })
  if (found.value === null) return data({ notice: null }, { status: 404, headers: SECRET_PAGE })
  const { state, piece } = found.value
  const { title, variantTitle, slug, variantId } = piece
  const path = variantPath({ path: productPath(slug) }, idNumber(variantId))
  return data({ notice: { state, title, variantTitle, path } }, { headers: SECRET_PAGE })
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const cancelled = await context.get(clientsContext).stockNotices.cancel(token)
  if (!cancelled.ok) return data({ hasFailed: true }, { status: 503, headers: SECRET_PAGE })
  const { locale } = context.get(visitorContext)
  return redirect(localePath(locale, cancelPath(token)), { status: 303, headers: SECRET_PAGE })
}

export default function CancelNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelPage notice={loaderData.notice} hasFailed={actionData !== undefined} />
}

function CancelPage({ notice, hasFailed }: CancelPageProps) {
  const t = useTranslations('request.cancel')
  const tLost = useTranslations('request.lost')
  const [title, text] = MESSAGE_KEYS[notice?.state ?? 'lost']
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-10 md:pt-16">
      <PageTitle>{t(title)}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL is a secret, so it is not sent to other sites. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="max-w-measure font-display text-display">{t(title)}</h1>
      {hasFailed && <Notice tone="refusal">{t('failed')}</Notice>}
      <div className="grid max-w-measure gap-4">
        <p>{t(text)}</p>
        {notice && (
          <p className="border-y border-hairline py-6">
            <span className="font-display text-title">{notice.title}</span>
            {notice.variantTitle && (
              <span className="mt-1 block text-small text-muted">{notice.variantTitle}</span>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {notice?.state === 'waiting' && (
          <form method="post">
            <Button type="submit">{t('action')}</Button>
          </form>
        )}
        {notice ? (
          <LinkButton href={notice.path} variant="outline">
            {t('piece')}
          </LinkButton>
        ) : (
          <LinkButton href={CONTACT_PATHS.form}>{tLost('write')}</LinkButton>
        )}
      </div>
    </div>
  )
}

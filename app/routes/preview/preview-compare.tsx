import { safeCallback } from '#app/features/account/safe-callback.ts'
import { Comparison } from '#app/features/preview/comparison.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { pathInView } from '#app/preview/preview.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { MAIN_ID } from '#app/ui/page/skip-link.tsx'
import { previewContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/preview-compare.ts'

export const handle: PageHandle = { isUnlisted: true }

/** A page's draft beside its published version. A visitor who is not in preview has to enter the key. */
export function loader({ context, url }: Route.LoaderArgs) {
  const to = safeCallback(url.searchParams.get('to'))
  if (context.get(previewContext) === null) {
    const { locale } = context.get(visitorContext)
    throw redirect(`${localePath(locale, '/preview')}?${new URLSearchParams({ to })}`)
  }
  return { draft: pathInView(to, 'draft'), published: pathInView(to, 'published') }
}

export default function PreviewCompare({ loaderData: { draft, published } }: Route.ComponentProps) {
  const t = useTranslations('preview.compare')
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col gap-4 pt-4 outline-none">
      <PageTitle>{t('title')}</PageTitle>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-gutter">
        <h1 className="font-display text-heading">{t('title')}</h1>
        <p className="text-small text-muted wrap-anywhere">{draft}</p>
      </div>
      <Comparison draft={draft} published={published} />
    </main>
  )
}

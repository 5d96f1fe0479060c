import { data } from 'react-router'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { EmptyList } from '#app/features/catalogue/list/empty-list.tsx'
import { ListCount } from '#app/features/catalogue/list/list-count.tsx'
import { loadList } from '#app/features/catalogue/list/load-list.server.ts'
import { ProductList } from '#app/features/catalogue/list/product-list.tsx'
import { lookPath } from '#app/features/visual-search/paths.ts'
import { PictureSearchPage } from '#app/features/visual-search/picture-search-page.tsx'
import { readPictureForm } from '#app/features/visual-search/read-picture-form.server.ts'
import { similarOnly } from '#app/features/visual-search/similar-only.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { PictureRefusalCode } from '#contracts/visual.ts'
import { parseListState } from '#domain/catalogue/list-address.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/picture-search.ts'

export const handle: PageHandle = { isUnlisted: true }

/** HTTP statuses of refused pictures. */
const STATUSES: Partial<Record<PictureRefusalCode, number>> = {
  'picture-too-large': 413,
  'picture-too-many-pixels': 413,
  'too-many-pictures': 429,
  'look-expired': 410,
  'visual-unavailable': 503,
}

/** Uploads refused before the form is read, after which the browser is redirected back here. */
const REFUSED_UPLOADS = ['picture-too-large'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
  const refused = REFUSED_UPLOADS.find((code) => code === url.searchParams.get('refused')) ?? null
  if (params.look === undefined) return { code: refused, list: null, look: null }
  const { visual, search } = context.get(clientsContext)
  const found = await visual.findByLook(params.look)
  if (!found.ok)
    return data({ code: found.code, list: null, look: null }, { status: STATUSES[found.code] ?? 422 })
  const state = { ...parseListState(url.searchParams), query: '' }
  const list = await loadList(
    similarOnly(search, found.value.matches),
    { state, catalogue: search },
    context.get(visitorContext),
    today(context),
  )
  if (!list.ok) throw data(null, { status: 503 })
  redirectToLastPage(url, { requested: state.page, shown: list.value.page })
  return { code: null, list: list.value, look: params.look }
}

/** Analyzes the picture without storing it, and redirects to similar pieces. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const picture = await readPictureForm(form)
  const visitorKey = request.headers.get(VISITOR_KEY_HEADER)
  const result = picture.ok
    ? await context.get(clientsContext).visual.findByPicture({ ...picture.value, visitorKey })
    : picture
  if (!result.ok) return data({ code: result.code }, { status: STATUSES[result.code] ?? 422 })
  const { locale } = context.get(visitorContext)
  throw redirect(localePath(locale, lookPath(result.value.look)), 303)
}

export default function PictureSearch({
  loaderData: { code, list, look },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('visual')
  return (
    <PictureSearchPage
      code={actionData?.code ?? code}
      results={
        list &&
        look !== null && (
          <section aria-label={t('results')}>
            <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 pb-6">
              <h2 className="font-display text-display-small">{t('results')}</h2>
              <ListCount list={list} />
            </div>
            <ProductList
              list={list}
              path={lookPath(look)}
              empty={<EmptyList title={t('empty.title')} text={t('empty.text')} action={null} />}
            />
          </section>
        )
      }
    />
  )
}

import type { MiddlewareFunction } from 'react-router'
import { redirect } from '#app/page/address/redirect.ts'
import { isPublishedView, type Preview, pathInView, previewContext } from '#app/preview/preview.ts'
import { AUDIENCE_PARAMETER, DATE_PARAMETER, MENU_PARAMETER } from '#app/preview/preview-parameters.ts'

/**
 * Preserves an editor's preview across links. The pass is a cookie, but the chosen menu, the previewed day and
 * audience and the view in a comparison frame are in the URL, which the links of a page do not repeat, so they are
 * taken from the referrer.
 */
export const preservePreview: MiddlewareFunction<Response> = ({ request, context, url }, next) => {
  const preview = context.get(previewContext)
  const referrer = request.headers.get('referer')
  if (preview === null || referrer === null || request.method !== 'GET') return next()
  const path = url.pathname + url.search
  const target = previewPath(path, { referrer, origin: url.origin, preview })
  if (target !== path) throw redirect(target)
  return next()
}

function previewPath(
  path: string,
  { referrer, origin, preview }: { referrer: string; origin: string; preview: Preview },
): string {
  if (!URL.canParse(referrer)) return path
  const referrerUrl = new URL(referrer)
  if (referrerUrl.origin !== origin) return path
  const isPublished = preview.isFramed && preview.view === 'draft' && isPublishedView(referrerUrl)
  const pathInPreview = isPublished ? pathInView(path, 'published') : path
  const requested = new URL(pathInPreview, origin)
  const missing = [MENU_PARAMETER, DATE_PARAMETER, AUDIENCE_PARAMETER].filter(
    (name) => referrerUrl.searchParams.has(name) && !requested.searchParams.has(name),
  )
  if (missing.length === 0) return pathInPreview
  for (const name of missing) requested.searchParams.set(name, referrerUrl.searchParams.get(name) ?? '')
  return requested.pathname + requested.search
}

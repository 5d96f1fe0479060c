import { type MiddlewareFunction, redirect } from 'react-router'
import { previewContext } from './context.ts'
import { isPublishedView, pathInView } from './preview.ts'

/**
 * A link that is followed in the frame of what is published leads to what is published: the frame's own page is
 * asked where it came from, since its links know nothing of the comparison.
 */
export const keepPublishedView: MiddlewareFunction<Response> = ({ request, context, url }, next) => {
  const preview = context.get(previewContext)
  const referrer = request.headers.get('referer')
  if (
    preview?.isFramed &&
    preview.view === 'draft' &&
    referrer !== null &&
    cameFromPublished(referrer, url)
  ) {
    throw redirect(pathInView(url.pathname + url.search, 'published'))
  }
  return next()
}

function cameFromPublished(referrer: string, { origin }: URL): boolean {
  if (!URL.canParse(referrer)) return false
  const from = new URL(referrer)
  return from.origin === origin && isPublishedView(from)
}

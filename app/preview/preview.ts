import { createContext } from 'react-router'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { PREVIEW_COOKIE, PREVIEW_SECONDS } from '#app/visitor/cookies/preview-cookie.ts'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { AUDIENCES, type Audience } from '#domain/visitor/segments.ts'
import { AUDIENCE_PARAMETER, DATE_PARAMETER, MENU_PARAMETER, PREVIEW_VIEW } from './preview-parameters.ts'

/** The preview of an editor (Spec §4, Content). */
export type Preview = {
  readonly view: 'draft' | 'published'
  /** Whether the page is in a frame of the comparison, which labels it. */
  readonly isFramed: boolean
  /** The previewed time, which determines what is published; null for now. */
  readonly date: Date | null
  /** The audience whose targeted content the editor sees; null for all. */
  readonly audience: Audience | null
  /** The slug or document id of the menu that the editor sees (Spec §2); null for the visitor's. */
  readonly menu: string | null
}

/** A link that opens the preview: its target, its expiry (seconds since 1970), and its signature. */
export type PreviewLink = { readonly to: string; readonly until: string; readonly signature: string }

/** Grants access to drafts to anyone with the preview key, a link signed with it, or a pass issued for either. */
export type PreviewPasses = {
  /** Returns a pass that is valid for `PREVIEW_SECONDS` from now. */
  issue(): string
  acceptsPass(pass: string): boolean
  acceptsKey(key: string): boolean
  acceptsLink(link: PreviewLink): boolean
}

export const previewContext = createContext<Preview | null>(null)

/** Set by the server before the first loader runs. */
export const previewPassesContext = createContext<PreviewPasses>()

/** Returns null without a valid pass, regardless of the URL. */
export function readPreview(request: Request, passes: PreviewPasses): Preview | null {
  const pass = readCookie(request.headers.get('cookie'), PREVIEW_COOKIE)
  if (!pass || !passes.acceptsPass(pass)) return null
  const url = new URL(request.url)
  return {
    view: isPublishedView(url) ? 'published' : 'draft',
    isFramed: request.headers.get('sec-fetch-dest') === 'iframe',
    date: parsePreviewDate(url.searchParams.get(DATE_PARAMETER)),
    audience: parseAudience(url.searchParams.get(AUDIENCE_PARAMETER)),
    menu: url.searchParams.get(MENU_PARAMETER) || null,
  }
}

/** Returns the end of the day (UTC), so that everything published on it is shown; null if `text` is no date. */
export function parsePreviewDate(text: string | null): Date | null {
  return text !== null && isCalendarDate(text) ? new Date(`${text}T23:59:59.999Z`) : null
}

export function parseAudience(text: string | null): Audience | null {
  return AUDIENCES.find((audience) => audience === text) ?? null
}

export function isPublishedView({ searchParams }: URL): boolean {
  return searchParams.get(PREVIEW_VIEW) === 'published'
}

export function pathInView(path: string, view: Preview['view']): string {
  const [pathname = '/', search = ''] = path.split('?', 2)
  const params = new URLSearchParams(search)
  if (view === 'published') params.set(PREVIEW_VIEW, view)
  else params.delete(PREVIEW_VIEW)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** A null pass clears the cookie. */
export function previewCookie(pass: string | null, isSecure: boolean): string {
  const maxAgeSeconds = pass === null ? 0 : PREVIEW_SECONDS
  return writeCookie(PREVIEW_COOKIE, pass ?? '', { isSecure, isHttpOnly: true, maxAgeSeconds })
}

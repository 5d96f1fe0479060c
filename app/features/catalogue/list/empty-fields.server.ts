import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'

/** Parameters without a value that are not form fields: a page without its frame (Spec §2), and one for an audience. */
const SWITCHES = ['nolayout', SEGMENTS_PARAMETER]

/**
 * A form submitted without JavaScript includes its empty fields. Returns the URL without them, or null if there are
 * none.
 */
export function withoutEmptyFields(url: URL): string | null {
  const filled = [...url.searchParams].filter(([name, value]) => value !== '' || SWITCHES.includes(name))
  if (filled.length === url.searchParams.size) return null
  const search = new URLSearchParams(filled).toString()
  return url.pathname + (search && `?${search}`)
}

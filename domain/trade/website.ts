export const WEBSITE_MAX = 200

const PROFILES = 'https://www.instagram.com/'

/**
 * A website or social profile as shown on the desk: a handle such as `@okafor.lindt`, or a URL with its scheme. Null if
 * it is neither: a URL needs a domain, and a single word is not one.
 */
export function parseWebsite(text: string): string | null {
  const typed = text.trim()
  if (typed === '' || typed.length > WEBSITE_MAX) return null
  if (typed.startsWith('@')) return /^@[\w.]{1,30}$/.test(typed) && !typed.endsWith('.') ? typed : null
  const withScheme = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/[\s\\@]/.test(typed) || !URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  return isPublicDomain(url.hostname) && url.port === '' ? url.href : null
}

export function websiteLink(website: string): string {
  return website.startsWith('@') ? `${PROFILES}${website.slice(1)}/` : website
}

/** At least two labels, the last of which consists of letters, which excludes IP addresses. */
function isPublicDomain(host: string): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label)) &&
    /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(last) &&
    !['local', 'localhost', 'internal'].includes(last)
  )
}

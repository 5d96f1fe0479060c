import { createHmac } from 'node:crypto'
import type { PreviewLink, PreviewPasses } from '#app/preview/preview.ts'
import { PREVIEW_SECONDS } from '#app/visitor/cookies/preview-cookie.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** How long a signed link is valid: a week. */
const LINK_SECONDS = 604_800

export type PreviewPassIssuer = PreviewPasses & {
  /** Creates a link with which anyone can preview a page. */
  linkTo(path: string): PreviewLink
}

/** Passes are signed with the preview key itself, so that a new key revokes every pass and link at once. */
export function createPreviewPasses(key: string, nowMs: () => number): PreviewPassIssuer {
  const sign = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
  const isCurrent = (until: string) => /^\d{1,12}$/.test(until) && Number(until) * 1000 > nowMs()
  const inSeconds = (seconds: number) => String(Math.floor(nowMs() / 1000) + seconds)

  return {
    issue() {
      const until = inSeconds(PREVIEW_SECONDS)
      return `${until}.${sign('pass', until)}`
    },
    acceptsPass(pass) {
      const [until = '', signature = ''] = pass.split('.', 2)
      return isSameToken(signature, sign('pass', until)) && isCurrent(until)
    },
    acceptsKey: (given) => isSameToken(given, key),
    acceptsLink: ({ to, until, signature }) =>
      isSameToken(signature, sign('link', until, to)) && isCurrent(until),
    linkTo(to) {
      const until = inSeconds(LINK_SECONDS)
      return { to, until, signature: sign('link', until, to) }
    },
  }
}

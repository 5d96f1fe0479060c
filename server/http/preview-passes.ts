import { createHmac } from 'node:crypto'
import type { PreviewLink, PreviewPasses } from '#app/preview/preview.ts'
import { PREVIEW_SECONDS } from '#app/visitor/cookies/preview-cookie.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** How long a signed link is valid: a week. */
const LINK_SECONDS = 604_800

export type PreviewPassOffice = PreviewPasses & {
  /** A link with which anyone can preview a page. */
  linkTo(path: string): PreviewLink
}

/** Passes are signed with the preview key itself, so that a new key revokes every pass and link at once. */
export function createPreviewPasses(key: string, nowMs: () => number): PreviewPassOffice {
  const sign = (...words: string[]) => createHmac('sha256', key).update(words.join('\n')).digest('base64url')
  const isNow = (until: string) => /^\d{1,12}$/.test(until) && Number(until) * 1000 > nowMs()
  const inSeconds = (seconds: number) => String(Math.floor(nowMs() / 1000) + seconds)

  return {
    issue() {
      const until = inSeconds(PREVIEW_SECONDS)
      return `${until}.${sign('pass', until)}`
    },
    admits(pass) {
      const [until = '', signature = ''] = pass.split('.', 2)
      return isSameToken(signature, sign('pass', until)) && isNow(until)
    },
    opensWith: (given) => isSameToken(given, key),
    opensBy: ({ to, until, signature }) => isSameToken(signature, sign('link', until, to)) && isNow(until),
    linkTo(to) {
      const until = inSeconds(LINK_SECONDS)
      return { to, until, signature: sign('link', until, to) }
    },
  }
}

import type { Seal } from '#app/visitor/context.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { type TypedDetails, typedDetails } from './details-form.ts'

/** The encrypted input of the first step while the buyer signs in or changes the country. Not readable by scripts. */
const DRAFT_COOKIE = 'checkout_draft'
const LIFETIME_SECONDS = 3_600
/** Browsers refuse cookies of more than 4,096 bytes. */
const BYTES_MAX = 4_000

export function draftCookie(
  typed: TypedDetails,
  { seal }: Seal,
  { isSecure }: { isSecure: boolean },
): string {
  const { billingAddress: _, ...withoutBilling } = typed
  const cookies = [typed, withoutBilling, { email: typed.email }].map((draft) =>
    writeCookie(DRAFT_COOKIE, seal(JSON.stringify(draft)), {
      isSecure,
      isHttpOnly: true,
      maxAgeSeconds: LIFETIME_SECONDS,
    }),
  )
  return cookies.find(({ length }) => length <= BYTES_MAX) ?? clearDraftCookie({ isSecure })
}

/** Returns null when there is none. */
export function readDraft(request: Request, { open }: Seal): TypedDetails | null {
  const sealed = readCookie(request.headers.get('cookie'), DRAFT_COOKIE)
  const text = sealed ? open(sealed) : null
  return text === null ? null : typedDetails.parse(JSON.parse(text))
}

/** Clears the draft: it has been saved, or another person may use this browser. */
export function clearDraftCookie({ isSecure }: { isSecure: boolean }): string {
  return writeCookie(DRAFT_COOKIE, '', { isSecure, isHttpOnly: true, maxAgeSeconds: 0 })
}

import type { z } from 'zod'
import {
  finishedAnswer,
  type IdentityRefusalCode,
  interactionAnswer,
  nextStepAnswer,
  passwordLinkAnswer,
  refusalAnswer,
  type signUpStep,
  VISITOR_KEY_HEADER,
} from '#contracts/identity.ts'
import type { Language } from '#domain/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export type ScreenErrorCode = IdentityRefusalCode | 'identity-unavailable'
type Answer<Value> = Promise<Result<Value, ScreenErrorCode>>

/** The browser for which the screens are shown: its cookies, and a name of its network. */
export type ScreenVisitor = { readonly cookie: string; readonly visitorKey: string | null }

export type ScreensClientOptions = {
  readonly baseUrl: string
  readonly token: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly report: (problem: { code: ScreenErrorCode; status: number | null }) => void
}

/** What the pages of sign-in ask of the embedded identity service (`contracts/identity.ts`). */
export type ScreensClient = ReturnType<typeof createScreensClient>

export function createScreensClient(options: ScreensClientOptions) {
  const forVisitor = (visitor: ScreenVisitor) => ({
    openInteraction: (uid: string) => ask(options, visitor, `/interactions/${path(uid)}`, interactionAnswer),
    nextStep: (uid: string, email: string) =>
      ask(options, visitor, `/interactions/${path(uid)}/email`, nextStepAnswer, { email }),
    signIn: (uid: string, credentials: { email: string; password: string }) =>
      ask(options, visitor, `/interactions/${path(uid)}/sign-in`, finishedAnswer, credentials),
    signUp: (uid: string, details: z.infer<typeof signUpStep>) =>
      ask(options, visitor, `/interactions/${path(uid)}/sign-up`, finishedAnswer, details),
    /** Mails a link to set a password, if there is an account: the answer does not tell. */
    requestPasswordLink: (asked: { email: string; language: Language }) =>
      ask(options, visitor, '/password-links', null, asked),
    openPasswordLink: (token: string) =>
      ask(options, visitor, `/password-links/${path(token)}`, passwordLinkAnswer),
    setPassword: (token: string, password: string) =>
      ask(options, visitor, `/password-links/${path(token)}`, null, { password }),
    verifyEmail: (token: string) => ask(options, visitor, `/verifications/${path(token)}`, null, {}),
  })
  return { forVisitor }
}

const TIMEOUT_MS = 10_000
const path = encodeURIComponent

async function ask<Value>(
  { baseUrl, token, fetch, report }: ScreensClientOptions,
  { cookie, visitorKey }: ScreenVisitor,
  address: string,
  schema: z.ZodType<Value> | null,
  body?: object,
): Answer<Value> {
  const answer = await fetch(
    new Request(baseUrl + address, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...{ authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
        ...(visitorKey && { [VISITOR_KEY_HEADER]: visitorKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  ).catch(() => null)
  const given: unknown = answer && answer.status !== 204 ? await answer.json().catch(() => null) : null
  if (answer?.status === 204 && schema === null) return ok(null as Value)
  const value = answer?.status === 200 && schema !== null ? schema.safeParse(given) : null
  if (value?.success) return ok(value.data)
  const refusal = refusalAnswer.safeParse(given)
  if (refusal.success) return refuse(refusal.data.code)
  report({ code: 'identity-unavailable', status: answer?.status ?? null })
  return refuse('identity-unavailable')
}

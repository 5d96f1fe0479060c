import type { z } from 'zod'
import {
  accountAnswer,
  type Consents,
  deviceAnswer,
  emailedLink,
  finishedAnswer,
  interactionAnswer,
  nextStepAnswer,
  sessionsAnswer,
  type signUpStep,
} from '#contracts/identity.ts'
import type { Language } from '#domain/language.ts'
import { callScreens as ask, type ScreensClientOptions, type ScreenVisitor } from './call-screens.ts'

export type { ScreenErrorCode, ScreenResult, ScreenVisitor } from './call-screens.ts'

/** The emailed links, by the name of their collection. */
export type LinkKind = 'password-links' | 'verifications' | 'email-changes' | 'email-undos'

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
    requestPasswordLink: (uid: string, asked: { email: string; language: Language }) =>
      ask(options, visitor, `/interactions/${path(uid)}/password-links`, null, asked),
    /** What an emailed link is about, before it is used. */
    readLink: (kind: LinkKind, token: string) =>
      ask(options, visitor, `/${kind}/${path(token)}`, emailedLink),
    setPassword: (token: string, password: string) =>
      ask(options, visitor, `/password-links/${path(token)}`, deviceAnswer, { password }),
    verifyEmail: (token: string) => ask(options, visitor, `/verifications/${path(token)}`, null, {}),
    /** The link that was emailed to a new address makes it the account's. */
    changeEmail: (token: string) => ask(options, visitor, `/email-changes/${path(token)}`, null, {}),
    /** The link that was emailed to the earlier address restores it. Every session ends. */
    restoreEmail: (token: string, password: string) =>
      ask(options, visitor, `/email-undos/${path(token)}`, deviceAnswer, { password }),
  })

  /** What somebody who has signed in asks about their own account. */
  const forAccount = (browser: ScreenVisitor, accessToken: string) => {
    const visitor = { ...browser, accessToken }
    return {
      read: () => ask(options, visitor, '/account', accountAnswer),
      setConsents: (consents: Consents) => ask(options, visitor, '/account/consents', null, consents, 'PUT'),
      /** Every other session ends. */
      changePassword: (asked: { password: string; newPassword: string }) =>
        ask(options, visitor, '/account/password', null, asked),
      /** Mails a link to the new address; the answer does not tell whether it is somebody's. */
      requestEmail: (asked: { email: string; password: string; language: Language }) =>
        ask(options, visitor, '/account/email', null, asked),
      cancelEmail: () => ask(options, visitor, '/account/email', null, {}, 'DELETE'),
      requestVerification: (language: Language) =>
        ask(options, visitor, '/account/verification', null, { language }),
      provePassword: (password: string) => ask(options, visitor, '/account/proof', null, { password }),
      listSessions: () => ask(options, visitor, '/account/sessions', sessionsAnswer),
      endSession: (id: string) => ask(options, visitor, `/account/sessions/${path(id)}`, null, {}, 'DELETE'),
      endOtherSessions: () => ask(options, visitor, '/account/other-sessions', null, {}, 'DELETE'),
      signOutEverywhere: () => ask(options, visitor, '/account/sessions', null, {}, 'DELETE'),
      remove: (password: string) => ask(options, visitor, '/account', null, { password }, 'DELETE'),
    }
  }
  return { forVisitor, forAccount }
}

const path = encodeURIComponent

import type { z } from 'zod'
import {
  accountResponse,
  type Consents,
  deviceResponse,
  emailedLink,
  finishedResponse,
  interactionResponse,
  type linkFactor,
  linkProof,
  type linkUse,
  type newPassword,
  nextStepResponse,
  type passkeyCreationRequest,
  passkeysResponse,
  sessionsResponse,
  type signUpStep,
} from '#contracts/identity.ts'
import { secondFactorGiven, secondFactorPage } from '#contracts/identity-desk.ts'
import { type newPasskey, passkeyCreation, type UsedPasskey } from '#contracts/passkeys.ts'
import type { Language } from '#domain/market/language.ts'
import { callScreens, type ScreensClientOptions, type ScreenVisitor } from './call-screens.ts'

export type { ScreenErrorCode, ScreenResult, ScreenVisitor } from './call-screens.ts'

export type LinkKind = 'password-links' | 'verifications' | 'email-changes' | 'email-undos'

/** The calls of the sign-in pages to the embedded identity service (`contracts/identity.ts`). */
export type ScreensClient = ReturnType<typeof createScreensClient>

export function createScreensClient(options: ScreensClientOptions) {
  const forVisitor = (visitor: ScreenVisitor) => ({
    openInteraction: (uid: string) =>
      callScreens(options, visitor, `/interactions/${path(uid)}`, interactionResponse),
    nextStep: (uid: string, email: string) =>
      callScreens(options, visitor, `/interactions/${path(uid)}/email`, nextStepResponse, { email }),
    signIn: (uid: string, credentials: { email: string; password: string }) =>
      callScreens(options, visitor, `/interactions/${path(uid)}/sign-in`, finishedResponse, credentials),
    signUp: (uid: string, details: z.infer<typeof signUpStep>) =>
      callScreens(options, visitor, `/interactions/${path(uid)}/sign-up`, finishedResponse, details),
    signInWithPasskey: (uid: string, used: UsedPasskey) =>
      callScreens(options, visitor, `/interactions/${path(uid)}/passkey`, finishedResponse, { used }),
    /** For the second factor page (`contracts/identity-desk.ts`). */
    readSecondFactor: (ticket: string) =>
      callScreens(options, visitor, `/second-factors/${path(ticket)}`, secondFactorPage),
    submitSecondFactor: (ticket: string, code: string) =>
      callScreens(options, visitor, `/second-factors/${path(ticket)}`, secondFactorGiven, { code }),
    submitSecondPasskey: (ticket: string, used: UsedPasskey) =>
      callScreens(options, visitor, `/second-factors/${path(ticket)}/passkey`, secondFactorGiven, { used }),
    setUpSecondPasskey: (ticket: string, passkey: z.infer<typeof newPasskey>) =>
      callScreens(
        options,
        visitor,
        `/second-factors/${path(ticket)}/new-passkey`,
        secondFactorGiven,
        passkey,
      ),
    /** Signs in with the ticket of a new account. */
    signInWithTicket: (uid: string, ticket: string) =>
      callScreens(options, visitor, `/interactions/${path(uid)}/ticket`, finishedResponse, { ticket }),
    /**
     * Emails a link to set a password, if there is an account; the result does not reveal whether there is.
     */
    requestPasswordLink: (uid: string, requested: { email: string; language: Language }) =>
      callScreens(options, visitor, `/interactions/${path(uid)}/password-links`, null, requested),
    /** Reads the link's details without using it. */
    readLink: (kind: LinkKind, token: string) =>
      callScreens(options, visitor, `/${kind}/${path(token)}`, emailedLink),
    /** Checks a team member's second factor, which is required before the link is used. */
    submitLinkFactor: (kind: LinkKind, token: string, given: z.infer<typeof linkFactor>) =>
      callScreens(options, visitor, `/${kind}/${path(token)}/second-factor`, linkProof, given),
    setPassword: (token: string, given: z.infer<typeof newPassword>) =>
      callScreens(options, visitor, `/password-links/${path(token)}`, deviceResponse, given),
    verifyEmail: (token: string) => callScreens(options, visitor, `/verifications/${path(token)}`, null, {}),
    /** Makes the new address the account's. */
    changeEmail: (token: string, given: z.infer<typeof linkUse>) =>
      callScreens(options, visitor, `/email-changes/${path(token)}`, null, given),
    /** Restores the previous address and ends every session. */
    restoreEmail: (token: string, given: z.infer<typeof newPassword>) =>
      callScreens(options, visitor, `/email-undos/${path(token)}`, deviceResponse, given),
  })

  /** The calls of a signed-in visitor about their own account. */
  const forAccount = (browser: ScreenVisitor, accessToken: string) => {
    const visitor = { ...browser, accessToken }
    return {
      read: () => callScreens(options, visitor, '/account', accountResponse),
      setConsents: (consents: Consents) =>
        callScreens(options, visitor, '/account/consents', null, consents, 'PUT'),
      /** Ends every other session. */
      changePassword: (requested: { password: string; newPassword: string }) =>
        callScreens(options, visitor, '/account/password', null, requested),
      /** The result does not reveal whether the address is taken. */
      requestEmail: (requested: { email: string; password: string; language: Language }) =>
        callScreens(options, visitor, '/account/email', null, requested),
      cancelEmail: () => callScreens(options, visitor, '/account/email', null, {}, 'DELETE'),
      requestVerification: (language: Language) =>
        callScreens(options, visitor, '/account/verification', null, { language }),
      provePassword: (password: string) =>
        callScreens(options, visitor, '/account/proof', null, { password }),
      listSessions: () => callScreens(options, visitor, '/account/sessions', sessionsResponse),
      endSession: (id: string) =>
        callScreens(options, visitor, `/account/sessions/${path(id)}`, null, {}, 'DELETE'),
      endOtherSessions: () => callScreens(options, visitor, '/account/other-sessions', null, {}, 'DELETE'),
      signOutEverywhere: () => callScreens(options, visitor, '/account/sessions', null, {}, 'DELETE'),
      listPasskeys: () => callScreens(options, visitor, '/account/passkeys', passkeysResponse),
      /** Requires the password or a passkey's signature. */
      createPasskey: (proof: z.infer<typeof passkeyCreationRequest>) =>
        callScreens(options, visitor, '/account/passkey-creations', passkeyCreation, proof),
      addPasskey: (passkey: z.infer<typeof newPasskey>) =>
        callScreens(options, visitor, '/account/passkeys', null, passkey),
      renamePasskey: (id: string, name: string) =>
        callScreens(options, visitor, `/account/passkeys/${path(id)}`, null, { name }, 'PATCH'),
      removePasskey: (id: string) =>
        callScreens(options, visitor, `/account/passkeys/${path(id)}`, null, {}, 'DELETE'),
      remove: (password: string) => callScreens(options, visitor, '/account', null, { password }, 'DELETE'),
    }
  }
  return { forVisitor, forAccount }
}

const path = encodeURIComponent

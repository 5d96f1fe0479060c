import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { useState, useSyncExternalStore } from 'react'
import type { PasskeyCreation, PasskeyRequest } from '#contracts/passkeys.ts'

/** A passkey is created, or one is used. */
export type Ceremony = { readonly create: PasskeyCreation } | { readonly use: PasskeyRequest }

/** Why there was none: the visitor ended it or it timed out, or the device has one for this account already. */
export type CeremonyFault = 'cancelled' | 'not-created' | 'known'

/**
 * The browser's dialog for a passkey. `run` resolves to what the browser returns, as JSON, or to null after a fault. On
 * the server, and while it is being hydrated, a browser counts as one that supports passkeys.
 */
export function usePasskeyCeremony(ceremony: Ceremony) {
  const [fault, setFault] = useState<CeremonyFault | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSupported = useSyncExternalStore(neverChanges, browserSupportsWebAuthn, () => true)

  async function run(): Promise<string | null> {
    setFault(null)
    setIsBusy(true)
    try {
      return JSON.stringify(await startDialog(ceremony))
    } catch (problem) {
      setIsBusy(false)
      setFault(faultOf(problem, ceremony))
      return null
    }
  }
  return { run, fault, isBusy, isSupported }
}

const startDialog = (ceremony: Ceremony) =>
  'create' in ceremony
    ? startRegistration({ optionsJSON: ceremony.create })
    : startAuthentication({ optionsJSON: ceremony.use })

function faultOf(problem: unknown, ceremony: Ceremony): CeremonyFault {
  const code = problem instanceof WebAuthnError ? problem.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  return 'create' in ceremony ? 'not-created' : 'cancelled'
}

/**
 * Offers passkeys among the suggestions of a field with `autocomplete="… webauthn"`, where the browser can. `onUsed` gets what
 * the browser returns, as JSON. Returns what ends the offer; the dialog of a button ends it too.
 */
export function offerInFields(request: PasskeyRequest, onUsed: (returned: string) => void): () => void {
  let isOffered = true
  async function offer() {
    if (!(await browserSupportsWebAuthnAutofill()) || !isOffered) return
    const returned = await startAuthentication({ optionsJSON: request, useBrowserAutofill: true })
    if (isOffered) onUsed(JSON.stringify(returned))
  }
  // A visitor who chooses none there has lost nothing, so no fault is shown.
  offer().catch(() => {})
  return () => {
    isOffered = false
    WebAuthnAbortService.cancelCeremony()
  }
}

function neverChanges() {
  return () => {}
}

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { PasskeyCreation, PasskeyRequest } from '#contracts/passkeys.ts'
import { PASSKEY_FIELDS } from '../paths.ts'

type Ceremony = { readonly create: PasskeyCreation } | { readonly use: PasskeyRequest }

/**
 * `cancelled`: the visitor closed the dialog, or it timed out. `known`: the device already has a passkey for this
 * account.
 */
type CeremonyError = 'cancelled' | 'not-created' | 'known'

const startDialog = (ceremony: Ceremony) =>
  'create' in ceremony
    ? startRegistration({ optionsJSON: ceremony.create })
    : startAuthentication({ optionsJSON: ceremony.use })

/**
 * A form that is submitted once the browser has created or used a passkey. Without JavaScript, or in a browser without
 * passkeys, `instead` is shown.
 */
export function PasskeyForm({
  step,
  ceremony,
  label,
  isAlternative = false,
  isOfferedInFields = false,
  instead = null,
  beforeSend,
  children,
}: {
  step: string
  ceremony: Ceremony
  label: string
  isAlternative?: boolean
  /** Also offers passkeys among the suggestions of a field of the page. */
  isOfferedInFields?: boolean
  instead?: ReactNode
  beforeSend?: () => void
  children?: ReactNode
}) {
  const t = useTranslations('account.passkey')
  // Look the messages up during rendering, so that the document contains them.
  const words = { cancelled: t('cancelled'), 'not-created': t('not-created'), known: t('known') }
  const { run, error, isBusy, isSupported } = usePasskeyCeremony(ceremony)
  const form = useRef<HTMLFormElement>(null)
  const response = useRef<HTMLInputElement>(null)
  const offered = isOfferedInFields && 'use' in ceremony ? ceremony.use : null
  const sendOffered = useEffectEvent(send)
  useEffect(() => {
    if (!offered) return undefined
    return offerInFields(offered, (returned) => sendOffered(returned))
  }, [offered])

  function send(returned: string) {
    if (response.current) response.current.value = returned
    beforeSend?.()
    form.current?.requestSubmit()
  }

  async function runAndSend() {
    const returned = await run()
    if (returned !== null) send(returned)
  }
  if (!isSupported) return instead
  return (
    <>
      <form
        ref={form}
        method="post"
        className="grid gap-4 scriptless:hidden"
        noValidate
        onSubmit={(event) => {
          // Pressing Enter in a field starts the dialog, too.
          if (response.current?.value) return
          event.preventDefault()
          void runAndSend()
        }}
      >
        <input type="hidden" name={PASSKEY_FIELDS.step} value={step} />
        <input type="hidden" name={PASSKEY_FIELDS.response} defaultValue="" ref={response} />
        {children}
        <Button type="submit" width="full" variant={isAlternative ? 'outline' : 'solid'} isBusy={isBusy}>
          {label}
        </Button>
        {error && <Notice tone="refusal">{words[error]}</Notice>}
      </form>
      {instead && <div className="hidden scriptless:block">{instead}</div>}
    </>
  )
}

/**
 * The browser's dialog for a passkey. `run` resolves to what the browser returns, as JSON, or to null after an error.
 * On the server and during hydration, the browser is assumed to support passkeys.
 */
function usePasskeyCeremony(ceremony: Ceremony) {
  const [error, setError] = useState<CeremonyError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSupported = useSyncExternalStore(subscribeToNothing, browserSupportsWebAuthn, () => true)

  async function run(): Promise<string | null> {
    setError(null)
    setIsBusy(true)
    try {
      return JSON.stringify(await startDialog(ceremony))
    } catch (problem) {
      setIsBusy(false)
      setError(toCeremonyError(problem, ceremony))
      return null
    }
  }
  return { run, error, isBusy, isSupported }
}

function toCeremonyError(problem: unknown, ceremony: Ceremony): CeremonyError {
  const code = problem instanceof WebAuthnError ? problem.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  return 'create' in ceremony ? 'not-created' : 'cancelled'
}

/**
 * Offers passkeys among the suggestions of a field with `autocomplete="… webauthn"`, if the browser supports that.
 * `onUsed` gets what the browser returns, as JSON. Returns a function that ends the offer; the dialog of a button also
 * ends it.
 */
function offerInFields(request: PasskeyRequest, onUsed: (returned: string) => void): () => void {
  let isOffered = true
  async function offer() {
    if (!(await browserSupportsWebAuthnAutofill()) || !isOffered) return
    const returned = await startAuthentication({ optionsJSON: request, useBrowserAutofill: true })
    if (isOffered) onUsed(JSON.stringify(returned))
  }
  // A visitor who selects no passkey loses nothing, so no error is shown.
  offer().catch(() => {})
  return () => {
    isOffered = false
    WebAuthnAbortService.cancelCeremony()
  }
}

function subscribeToNothing() {
  return () => {}
}

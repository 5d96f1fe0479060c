import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PASSKEY_FIELDS } from '../paths.ts'
import { type Ceremony, offerInFields, usePasskeyCeremony } from './use-passkey-ceremony.ts'

/**
 * A form that is sent once the browser has created or used a passkey. Without JavaScript, or in a browser without
 * passkeys, there is none: `instead` is shown.
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
  /** What the form is for, in the field `step`. */
  step: string
  ceremony: Ceremony
  label: string
  isAlternative?: boolean
  /** Passkeys are offered among the suggestions of a field of the page, too. */
  isOfferedInFields?: boolean
  instead?: ReactNode
  /** Completes further fields, just before the form is sent. */
  beforeSend?: () => void
  /** Further fields of the form. */
  children?: ReactNode
}) {
  const t = useTranslations('account.passkey')
  // Looked up while the page is rendered, so that the document carries them.
  const words = { cancelled: t('cancelled'), 'not-created': t('not-created'), known: t('known') }
  const { run, fault, isBusy, isSupported } = usePasskeyCeremony(ceremony)
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

  async function use() {
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
          // Enter in a field starts the dialog too.
          if (response.current?.value) return
          event.preventDefault()
          void use()
        }}
      >
        <input type="hidden" name={PASSKEY_FIELDS.step} value={step} />
        <input type="hidden" name={PASSKEY_FIELDS.response} defaultValue="" ref={response} />
        {children}
        <Button type="submit" width="full" variant={isAlternative ? 'outline' : 'solid'} isBusy={isBusy}>
          {label}
        </Button>
        {fault && <Notice tone="refusal">{words[fault]}</Notice>}
      </form>
      {instead && <div className="hidden scriptless:block">{instead}</div>}
    </>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { CaptchaWidget } from './captcha-widget.ts'
import type { FormCaptcha } from './loaded-form.ts'
import { CAPTCHA } from './request-form.ts'

/** Renders the captcha with its token in a hidden field. If it fails, shows other ways to reach the house. */
export function CaptchaField({
  provider,
  siteKey,
  refusal,
  ...contacts
}: FormCaptcha & {
  /** The server's last response to the form, a new object each time: a token can be used only once. */
  refusal: object | undefined
}) {
  const t = useTranslations('request.captcha')
  // The document must include this message: the script may fail before other messages have loaded (decision 0010).
  t.has('unavailable')
  const { language } = usePageLocale()
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<CaptchaWidget>(null)
  const [token, setToken] = useState('')
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    const onToken = (newToken: string) => {
      setToken(newToken)
      setFailed(false)
    }
    const onFailure = () => setFailed(true)
    const show = async () => {
      const { showCaptcha } = await import('./captcha-widget.ts')
      if (!container.current) return
      const options = { provider, siteKey, language, onToken, onFailure }
      const rendered = await showCaptcha(container.current, options)
      if (isUnmounted) rendered.remove()
      else widget.current = rendered
    }
    show().catch(onFailure)
    return () => {
      isUnmounted = true
      widget.current?.remove()
      widget.current = null
    }
  }, [provider, siteKey, language])
  useEffect(() => {
    if (!refusal) return
    setToken('')
    widget.current?.reset()
  }, [refusal])
  return (
    <div>
      <input type="hidden" name={CAPTCHA} value={token} />
      <div ref={container} />
      <div role="status">{hasFailed && <OtherContacts {...contacts}>{t('unavailable')}</OtherContacts>}</div>
      <noscript>
        <OtherContacts {...contacts}>{t('no-script')}</OtherContacts>
      </noscript>
    </div>
  )
}

function OtherContacts({
  phone,
  email,
  children,
}: Pick<FormCaptcha, 'phone' | 'email'> & { children: ReactNode }) {
  return (
    <div className="grid gap-2 border-s-2 border-alert ps-3 text-small">
      <p>{children}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={phone.href}>{phone.display}</TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </div>
  )
}

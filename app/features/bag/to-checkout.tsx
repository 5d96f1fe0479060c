import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import type { CartView } from './bag.ts'
import { CART_PATHS } from './paths.ts'
import { useIsSettling } from './use-is-settling.ts'

/**
 * The step to the checkout. Disabled with the reason while a line cannot be ordered or the visitor may not check out.
 * Pending changes are completed first; if one is refused, the visitor stays on the page.
 */
export function ToCheckout({ cart }: { cart: CartView }) {
  const t = useTranslations('bag')
  const tTradeErrors = useTranslations('errors.trade')
  const localePath = useLocalePath()
  const isSettling = useIsSettling()
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isWaiting || isSettling) return
    setIsWaiting(false)
    if (!cartContainer(form.current)?.querySelector('[role=alert]')) form.current?.requestSubmit()
  }, [isWaiting, isSettling])

  function submit(event: FormEvent<HTMLFormElement>): void {
    const refused = cartContainer(event.currentTarget)?.querySelector<HTMLElement>('input[aria-invalid=true]')
    if (!isSettling && !refused) return
    event.preventDefault()
    refused?.focus()
    setIsWaiting(isSettling && !refused)
  }

  const hasProblem = cart.lines.some(({ problem }) => problem !== null)
  const reason = cart.checkoutRefusal ? tTradeErrors(cart.checkoutRefusal) : hasProblem ? t('blocked') : null
  return (
    <form
      ref={form}
      method="get"
      action={localePath(CART_PATHS.checkout)}
      onSubmit={submit}
      className="grid gap-2"
    >
      <Button type="submit" width="full" disabled={reason !== null} isBusy={isWaiting}>
        {t('to-checkout')}
      </Button>
      {cart.publicSubtotal && <p className="client-view text-small text-muted">{t('client-view')}</p>}
      {reason !== null && <p className="text-small text-alert">{reason}</p>}
    </form>
  )
}

/** The element around the whole bag, in its panel or on its page. */
function cartContainer(form: HTMLFormElement | null): Element | null {
  return form?.closest('dialog, main') ?? null
}

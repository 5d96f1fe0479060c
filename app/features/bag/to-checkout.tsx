import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import type { Bag } from './bag.ts'
import { BAG_PATHS } from './paths.ts'
import { useIsSettling } from './use-is-settling.ts'

/**
 * The step to the checkout. Disabled with the reason while a line cannot be ordered or the visitor may not check out.
 * Pending changes are sent first, and their refusals are read before.
 */
export function ToCheckout({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const trade = useTranslations('errors.trade')
  const localePath = useLocalePath()
  const isSettling = useIsSettling()
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isWaiting || isSettling) return
    setIsWaiting(false)
    if (!around(form.current)?.querySelector('[role=alert]')) form.current?.requestSubmit()
  }, [isWaiting, isSettling])

  function submit(event: FormEvent<HTMLFormElement>): void {
    const refused = around(event.currentTarget)?.querySelector<HTMLElement>('input[aria-invalid=true]')
    if (!isSettling && !refused) return
    event.preventDefault()
    refused?.focus()
    setIsWaiting(isSettling && !refused)
  }

  const hasProblem = bag.lines.some(({ problem }) => problem !== null)
  const reason = bag.checkoutRefusal ? trade(bag.checkoutRefusal) : hasProblem ? t('blocked') : null
  return (
    <form
      ref={form}
      method="get"
      action={localePath(BAG_PATHS.checkout)}
      onSubmit={submit}
      className="grid gap-2"
    >
      <Button type="submit" width="full" disabled={reason !== null} isBusy={isWaiting}>
        {t('to-checkout')}
      </Button>
      {bag.publicSubtotal && <p className="client-view text-small text-muted">{t('client-view')}</p>}
      {reason !== null && <p className="text-small text-alert">{reason}</p>}
    </form>
  )
}

/** The element around the whole bag, in its panel or on its page. */
function around(form: HTMLFormElement | null): Element | null {
  return form?.closest('dialog, main') ?? null
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { heldChanges, loadRouteScripts } from '#app/page/connection/held.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'

const load = async () => {
  const [{ ConnectionNotice }] = await Promise.all([import('./connection-notice.tsx'), awaitAllMessages()])
  return { default: ConnectionNotice }
}
const Notice = lazy(load)

/** What the bag is changed and shown with. */
const BAG_ROUTES = ['cart', 'cart-line', 'cart-lines', 'cart-promocodes'].map((name) => `routes/bag/${name}`)

/**
 * Holds what is changed without a connection, and says so. What it needs is loaded with the first interaction, since nothing
 * can be loaded later.
 */
export function Connection() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    heldChanges()
    return onFirstIntent(() => {
      setIsNeeded(true)
      loadRouteScripts(BAG_ROUTES)
    })
  }, [])
  return (
    isNeeded && (
      <Suspense>
        <Notice />
      </Suspense>
    )
  )
}

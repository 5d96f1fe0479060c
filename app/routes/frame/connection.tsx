import { lazy, Suspense, useEffect, useState } from 'react'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'

const Notice = lazy(async () => {
  const [{ ConnectionNotice }] = await Promise.all([import('./connection-notice.tsx'), awaitAllMessages()])
  return { default: ConnectionNotice }
})

/**
 * Holds what is changed without a connection, and says so. It is loaded with the first interaction, before which nothing is
 * changed.
 */
export function Connection() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstIntent(() => setIsNeeded(true)), [])
  return (
    isNeeded && (
      <Suspense>
        <Notice />
      </Suspense>
    )
  )
}

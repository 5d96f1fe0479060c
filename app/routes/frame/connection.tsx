import { lazy, Suspense, useEffect, useState } from 'react'
import { awaitAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { onFirstIntent } from '#app/ui/behavior/first-intent.ts'

const Notice = lazy(async () => {
  const [{ ConnectionNotice }] = await Promise.all([import('./connection-notice.tsx'), awaitAllMessages()])
  return { default: ConnectionNotice }
})

/** Holds changes without a connection. Loaded with the first interaction, before which there are no changes. */
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

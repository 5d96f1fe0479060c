import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserMessages, readDocumentMessages } from './i18n/browser-messages.client.ts'
import { MessageSourceContext } from './i18n/message-source.ts'

readDocumentMessages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessageSourceContext value={browserMessages}>
        <HydratedRouter />
        <HydrationMark />
      </MessageSourceContext>
    </StrictMode>,
  )
})

/** A mark in the browser's timeline for anyone who measures or tests: from here on the page listens. */
function HydrationMark() {
  useEffect(() => void performance.mark('hydrated'), [])
  return null
}

import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserMessages, readDocumentMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { MessageSourceContext } from '#app/i18n/messages/message-source.ts'

readDocumentMessages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessageSourceContext value={browserMessages}>
        <HydrationMark>
          <HydratedRouter />
        </HydrationMark>
      </MessageSourceContext>
    </StrictMode>,
  )
})

/**
 * Marks the document as hydrated, for tests. It wraps the page, since a sibling would change every id that the server
 * generated (`useId`).
 */
function HydrationMark({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return children
}

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
 * Marks the document for anyone who tests: from here on the page listens. It is around the page, not beside it: a
 * sibling would change every id that the server has given (`useId`).
 */
function HydrationMark({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return children
}

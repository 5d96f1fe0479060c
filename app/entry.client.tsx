import { StrictMode, startTransition } from 'react'
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
      </MessageSourceContext>
    </StrictMode>,
  )
})

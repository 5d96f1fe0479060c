import { type ReactNode, use, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import { MessageSourceContext } from './message-source.ts'
import type { MessageTree } from './message-tree.ts'
import { usePageLocale } from './use-page-locale.ts'

/** Gives the page its words. Dates are calendar dates, the same everywhere: hence UTC. */
export function Translations({ children }: { children: ReactNode }) {
  const { tag } = usePageLocale()
  const source = use(MessageSourceContext)
  const messages: MessageTree = useSyncExternalStore(source.subscribe, source.current, source.current)
  return (
    <IntlProvider locale={tag} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}

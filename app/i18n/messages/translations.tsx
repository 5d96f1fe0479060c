import { type ReactNode, use, useMemo } from 'react'
import type { PageLocale } from '../page-locale.ts'
import { PageLocaleContext } from '../use-page-locale.ts'
import { MessageSourceContext } from './message-source.ts'
import { MessagesContext } from './use-translations.ts'

/**
 * Provides the locale and the messages of the page. Components read the messages available when they render; messages
 * loaded later cause no re-render, which would discard server-rendered parts whose script is still loading.
 */
export function Translations({ locale, children }: { locale: PageLocale; children: ReactNode }) {
  const { tag } = locale
  const source = use(MessageSourceContext)
  const localeMessages = useMemo(
    () => ({
      tag,
      get messages() {
        return source.current()
      },
    }),
    [tag, source],
  )
  return (
    <PageLocaleContext value={locale}>
      <MessagesContext value={localeMessages}>{children}</MessagesContext>
    </PageLocaleContext>
  )
}

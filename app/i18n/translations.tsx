import { type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { MessageSourceContext } from './message-source.ts'
import type { PageLocale } from './page-locale.ts'
import { PageLocaleContext } from './use-page-locale.ts'
import { WordsContext } from './use-translations.ts'

/** Gives the page its locale and its words. */
export function Translations({ locale, children }: { locale: PageLocale; children: ReactNode }) {
  const { tag } = locale
  const source = use(MessageSourceContext)
  const messages = useSyncExternalStore(source.subscribe, source.current, source.current)
  const words = useMemo(() => ({ tag, messages }), [tag, messages])
  return (
    <PageLocaleContext value={locale}>
      <WordsContext value={words}>{children}</WordsContext>
    </PageLocaleContext>
  )
}

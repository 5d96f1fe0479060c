import { type ReactNode, use, useMemo } from 'react'
import type { PageLocale } from '../page-locale.ts'
import { PageLocaleContext } from '../use-page-locale.ts'
import { MessageSourceContext } from './message-source.ts'
import { WordsContext } from './use-translations.ts'

/**
 * Gives the page its locale and its words. Whatever is drawn reads the words that are there by then; those that come
 * later draw nothing anew, which would wipe out the parts of the document whose script is still on its way.
 */
export function Translations({ locale, children }: { locale: PageLocale; children: ReactNode }) {
  const { tag } = locale
  const source = use(MessageSourceContext)
  const words = useMemo(
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
      <WordsContext value={words}>{children}</WordsContext>
    </PageLocaleContext>
  )
}

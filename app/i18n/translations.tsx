import { type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'
import { MessageSourceContext } from './message-source.ts'
import type { MessageTree } from './message-tree.ts'
import type { PageLocale } from './page-locale.ts'
import { PageLocaleContext } from './use-page-locale.ts'
import { WordsContext } from './use-translations.ts'

/**
 * Gives the page its locale and its words. Words that come later can wait, as a transition: an update at once
 * would wipe out every part of the document whose script is still on its way.
 */
export function Translations({ locale, children }: { locale: PageLocale; children: ReactNode }) {
  const source = use(MessageSourceContext)
  const [messages, setMessages] = useState(source.current)
  useEffect(() => {
    const follow = () => startTransition(() => setMessages(source.current()))
    follow()
    return source.subscribe(follow)
  }, [source])
  return (
    <PageLocaleContext value={locale}>
      <Words tag={locale.tag} messages={messages}>
        {children}
      </Words>
    </PageLocaleContext>
  )
}

/** For what came together with new words: it has them before the page around it does. */
export function NewestWords({ children }: { children: ReactNode }) {
  const { tag } = use(PageLocaleContext)
  return (
    <Words tag={tag} messages={use(MessageSourceContext).current()}>
      {children}
    </Words>
  )
}

function Words({ tag, messages, children }: { tag: string; messages: MessageTree; children: ReactNode }) {
  const words = useMemo(() => ({ tag, messages }), [tag, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

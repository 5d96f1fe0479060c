import { type LazyExoticComponent, lazy, type ReactNode } from 'react'
import { loadWholeLanguage } from '#app/i18n/browser-messages.client.ts'
import { NewestWords } from '#app/i18n/translations.tsx'

type Layer<Props> = (props: Props) => ReactNode

/** A layer whose code, and the words that it needs, come when it is first opened. */
export function lazyLayer<Props extends object>(
  load: () => Promise<Layer<Props>>,
): LazyExoticComponent<Layer<Props>> {
  return lazy(async () => {
    const [Opened] = await Promise.all([load(), loadWholeLanguage()])
    const withWords = (props: Props) => (
      <NewestWords>
        <Opened {...props} />
      </NewestWords>
    )
    return { default: withWords }
  })
}
